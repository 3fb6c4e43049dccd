import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/** The number of different classes that an account is assigned to, with any duty. */
export const countAssigned = async (tx: Transaction<Database>, user_id: number): Promise<number> => {
  const { rows } = await sql<{ assigned: number }>`
    select count(distinct class_id)::int4 as assigned from assignment where user_id = ${user_id}`.execute(tx);
  return rows[0]?.assigned ?? 0;
};

/** @throws a Refusal of the field `expert_assign_limit` if the account already has more classes than the limit */
export const refuseLowLimit = async (
  tx: Transaction<Database>,
  user_id: number,
  limit: number | null,
): Promise<void> => {
  if (limit !== null && (await countAssigned(tx, user_id)) > limit) {
    throw refuseFields({ expert_assign_limit: 'too_small' });
  }
};
