import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { DutyChange } from './audit-duties.js';

/**
 * Gives an account of a recommending institution the duty of organisation in every class of its unit. Otherwise an
 * account that is newer than its unit's part in a class would not see the class until its units are written again.
 * @returns the duties that it was given
 */
export const joinUnitClasses = async (tx: Transaction<Database>, user_id: number): Promise<DutyChange> => {
  const { rows } = await sql<DutyChange['given'][number]>`
    insert into assignment (user_id, class_id, duty)
    select a.user_id, cu.class_id, 'organization' from account a
      join account_role r on r.user_id = a.user_id and r.role = 'recommend'
      join class_unit cu on cu.unit_id = a.unit_id
    where a.user_id = ${user_id}
    on conflict do nothing
    returning class_id, duty`.execute(tx);
  return { given: rows, taken: [] };
};
