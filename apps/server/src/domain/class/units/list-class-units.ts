import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { classScope, seesEveryClass } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

type ClassUnits = OutputOf<'class/fetchClassRecommendLists'>;

/**
 * Whether the session may see how many seats the unit of `class_unit cu` has taken: always in a class that it owns,
 * elsewhere only of its own unit.
 */
const seesTaken = (caller: StaffSession) =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(cu.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])
        or cu.unit_id = ${caller.unit_id}::bigint)`;

/**
 * The units of a joint class, largest share first; none for a class without them.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const listClassUnits = async (
  db: Kysely<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<ClassUnits> => {
  const { rows } = await sql<ClassUnits>`
    select c.capacity, ${utcMoment('c.updated_at')} as updated_at, ${utcMoment('c.quotas_kept_until')} as kept_until,
      ${utcMoment('c.quotas_returned_at')} as returned_at, coalesce((
      select json_agg(json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'quota', cu.quota,
        'share_bp', cu.share_bp, 'taken', case when ${seesTaken(caller)} then cu.taken end)
        order by cu.share_bp desc, u.unit_id)
      from class_unit cu join unit u on u.unit_id = cu.unit_id
      where cu.class_id = c.class_id
    ), '[]') as class_recommend_lists
    from class c
    where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
