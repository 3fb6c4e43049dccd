import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import type { Buyer } from './take-buyer.js';

interface Keeper {
  readonly unit_id: number;
  readonly user_id: number;
  readonly now: Date;
}

/** Puts a unit into the title book, over what stood there of the same tax number. */
export const keepTitle = async (
  tx: Transaction<Database>,
  { title_type: _, ...buyer }: Buyer,
  { unit_id, user_id, now }: Keeper,
): Promise<void> => {
  const kept = { ...buyer, updated_by: user_id, updated_at: now };
  await tx
    .insertInto('invoice_title')
    .values({ ...kept, title_id: newId(), unit_id })
    .onConflict((conflict) => conflict.columns(['unit_id', 'tax_no']).doUpdateSet(kept))
    .execute();
};
