import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

interface Address {
  readonly class_id: number;
  /** The payment that names the order. */
  readonly payment_id: number;
  readonly pay_url: string;
}

/** Keeps the address at which an order is paid, for a later look. */
export const keepAddress = async (
  db: Kysely<Database>,
  { class_id, payment_id, pay_url }: Address,
): Promise<void> => {
  await db
    .updateTable('provider_order')
    .set({ pay_url })
    .where('class_id', '=', class_id)
    .where('payment_id', '=', payment_id)
    .execute();
};
