import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** Whether an account has a confirmed second factor. */
export const hasFactor = async (tx: Transaction<Database>, user_id: number): Promise<boolean> => {
  const factor = await tx
    .selectFrom('account_factor')
    .select(sql<boolean>`true`.as('is_there'))
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
};
