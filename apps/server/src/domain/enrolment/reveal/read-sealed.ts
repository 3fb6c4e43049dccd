import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

/** @throws a Refusal `not_found` for an enrolment that does not exist or that the session may not see */
export const readSealed = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<{ id_card_enc: Buffer; phone_enc: Buffer }> => {
  const { rows } = await sql<{ id_card_enc: Buffer; phone_enc: Buffer }>`
    select e.id_card_enc, e.phone_enc from enrolment e
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
