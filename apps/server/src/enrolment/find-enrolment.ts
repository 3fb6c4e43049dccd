import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { candidateScope } from '../class/class-scope.js';
import type { StaffSession } from '../http/caller.js';
import { Refusal } from '../http/refuse.js';
import type { Database } from '../store/database.js';
import { enrolmentDetailColumns, enrolmentRowColumns } from './enrolment-columns.js';

/** @throws a Refusal `not_found` for an enrolment that does not exist or that the session may not see */
export const findEnrolment = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<Omit<EnrolmentDetail, 'timeline'>> => {
  const { rows } = await sql<Omit<EnrolmentDetail, 'timeline'>>`
    select ${enrolmentRowColumns}, ${enrolmentDetailColumns}, e.photo_id,
      e.status = 'in_review' and e.reviewer_id = ${caller.user_id} as claimed_by_me
    from enrolment e left join account a on a.user_id = e.reviewer_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}`.execute(
    db,
  );
  const [record] = rows;
  if (!record) throw new Refusal('not_found');
  return record;
};
