import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

type ClassUnit = OutputOf<'class/fetchClassRecommendList'>;

/**
 * One unit of a joint class, with its contact and the number of its candidates in each state of the review.
 * @throws a Refusal `not_found` if it takes no part in the class, or the session may not see the class
 */
export const findClassUnit = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, unit_id }: { class_id: number; unit_id: number },
): Promise<ClassUnit> => {
  const { rows } = await sql<ClassUnit>`
    select cu.unit_id, u.com_name, u.com_code, cu.quota, cu.share_bp, cu.taken, u.pi_name, u.pi_phone, u.pi_email,
      coalesce((
        select json_agg(json_build_object('status', r.status, 'count', r.count) order by r.status)
        from (
          select e.status, count(*)::int4 as count from enrolment e
          where e.class_id = cu.class_id and e.unit_id = cu.unit_id group by e.status
        ) as r
      ), '[]') as reviews
    from class c join class_unit cu on cu.class_id = c.class_id join unit u on u.unit_id = cu.unit_id
    where c.class_id = ${class_id} and cu.unit_id = ${unit_id} and ${classScope(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
