import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { DutyChange } from './audit-duties.js';

/**
 * Makes an account of a recommending institution an organisation of every class that its unit takes part in: one that
 * came after the unit had joined would otherwise see none of them until the units of the class are written again.
 * @returns what it was given by that
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
