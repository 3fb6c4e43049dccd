import type { OutputOf } from '@skillcert/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** The payee account of a unit, its number masked; empty where none was given. */
export const readPaymentInfo = async (
  db: Kysely<Database>,
  unit_id: number | null,
): Promise<OutputOf<'user/fetchPaymentInfo'>> => {
  const found = await db
    .selectFrom('payment_account')
    .select(['bank', 'account_name', 'account_number_masked', 'updated_at'])
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  if (!found) return { unit_id, bank: '', account_name: '', account_number_masked: '', updated_at: null };
  return { ...found, unit_id, updated_at: found.updated_at.toISOString() };
};
