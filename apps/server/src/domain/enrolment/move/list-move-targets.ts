import type { MoveTarget } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { openSeats } from '../../foundation/standing/open-seats.js';
import { moveTargets } from './move-targets.js';

/**
 * The seats of class `c` that are free for the candidate, with `cu` as their unit: none while others wait, and at most
 * the places that the unit has left.
 */
const seatsLeft = sql`greatest(0, case when c.waiting > 0 and c.class_type = 0 then 0
    when cu.unit_id is null then ${openSeats} else least(c.capacity - c.taken, cu.quota - cu.taken) end)::int4 as seats_left`;

const most = 50;

/**
 * The classes that a candidate may be moved to, sorted by exam with the next one first.
 * @throws a Refusal `not_found` for an enrolment that does not exist or that the session may not see
 */
export const listMoveTargets = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  caller: StaffSession,
  { class_id, enrolment_id, search }: Call<'enrolment/fetchMoveTargets'>['input'],
): Promise<MoveTarget[]> => {
  const own = await sql`
    select from enrolment e where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}
      and ${candidateScope(caller)}`.execute(store.db);
  if (own.rows.length === 0) throw new Refusal('not_found');
  const pattern = search ? literalLike(search) : undefined;
  const found = pattern
    ? sql`(c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern})`
    : sql`true`;
  const { rows } = await sql<MoveTarget>`
    select c.class_id, c.class_name, c.code, c.city, ${utcMoment('c.exam_at')} as exam_at, c.fee_cents, c.currency,
      u.com_name as unit_name, ${seatsLeft}, c.waiting_list
    ${moveTargets(caller, { class_id, enrolment_id }, now())} and ${found}
    order by c.exam_at nulls last, c.class_id limit ${most}`.execute(store.db);
  return rows;
};
