import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../http/caller.js';
import { Refusal } from '../http/refuse.js';
import type { Database } from '../store/database.js';
import { classScope } from './class-scope.js';

type ClassUnit = OutputOf<'class/fetchClassRecommendLists'>['class_recommend_lists'][number];

/**
 * The units of a joint class; none for a class without them.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const listClassUnits = async (
  db: Kysely<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<ClassUnit[]> => {
  const { rows } = await sql<{ units: ClassUnit[] }>`
    select coalesce((
      select json_agg(json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'quota', cu.quota,
        'share_bp', cu.share_bp) order by cu.share_bp desc, u.unit_id)
      from class_unit cu join unit u on u.unit_id = cu.unit_id
      where cu.class_id = c.class_id
    ), '[]') as units
    from class c
    where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found.units;
};
