import type { Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';

/** Locks the account and reads its factor. Every change of a factor locks in this order. */
export const lockOwnFactor = async (tx: Transaction<Database>, user_id: number) => {
  await tx.selectFrom('account').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
  return tx
    .selectFrom('account_factor')
    .select(['secret_enc', 'confirmed_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
};

/**
 * Deletes an account's second factor with its recovery codes.
 * @throws Refusal state_changed if it has none
 */
export const forgetFactor = async (tx: Transaction<Database>, user_id: number): Promise<void> => {
  await tx.deleteFrom('recovery_code').where('user_id', '=', user_id).execute();
  const had = await tx
    .deleteFrom('account_factor')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!had) throw new Refusal('state_changed');
};
