import type { Likeness } from '@skillcert/api-client/contract';
import { fieldsWhere } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope, reviewScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { resembles } from './resembles.js';

/** More enrolments than one person ever has. A phone that a whole unit enrols with would otherwise fill the screen. */
const most = 50;

const compared = fieldsWhere({ kept: 'text', compared: true });

/** The fields of the other enrolment in masked form, or null if the caller may not see it. */
const record = (caller: StaffSession) => sql`
  case when ${reviewScope(caller)} and ${candidateScope(caller)} then json_build_object(
    'enrol_no', e.enrol_no, 'id_masked', e.id_masked, 'phone_masked', e.phone_masked, 'birth', e.birth,
    ${sql.join(compared.map((field) => sql`${sql.lit(field)}, ${sql.ref(`e.${field}`)}`))}, 'photo_id', e.photo_id) end`;

/**
 * The enrolments that resemble one enrolment by person or phone, newest first.
 * @throws a Refusal `not_found` for an enrolment that does not exist or that the session may not see
 */
export const listLikenesses = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: { readonly class_id: number; readonly enrolment_id: number },
): Promise<Likeness[]> => {
  const own = await sql`
    select from enrolment e where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}
      and ${candidateScope(caller)}`.execute(db);
  if (own.rows.length === 0) throw new Refusal('not_found');
  const { rows } = await sql<Likeness>`
    select c.class_id, c.class_name, c.status as class_status, e.enrolment_id, alike.same, e.status,
      e.phone_index = alike.phone_index as same_phone,
      ${utcMoment('e.created_at')} as created_at, ${record(caller)} as record
    from (
      select found.class_id, found.enrolment_id, one.phone_index, array_agg(found.kind order by found.kind) as same
      from enrolment one cross join lateral (${resembles('one')}) as found
      where one.class_id = ${class_id} and one.enrolment_id = ${enrolment_id}
      group by found.class_id, found.enrolment_id, one.phone_index
    ) as alike
    join enrolment e on e.class_id = alike.class_id and e.enrolment_id = alike.enrolment_id
    join class c on c.class_id = e.class_id
    order by e.created_at desc, e.enrolment_id desc
    limit ${most}`.execute(db);
  return rows;
};
