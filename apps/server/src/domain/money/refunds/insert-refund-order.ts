import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { OnlineMethod } from '../provider/payment-provider.js';

interface Order {
  readonly class_id: number;
  readonly refund_id: number;
  readonly method: OnlineMethod;
  readonly now: Date;
}

/** Has the provider asked to send a refund back, once this is committed. */
export const insertRefundOrder = async (
  tx: Transaction<Database>,
  { class_id, refund_id, method, now }: Order,
): Promise<void> => {
  const refund_no = `SR${refund_id.toString(36).toUpperCase()}`;
  await tx
    .insertInto('refund_order')
    .values({ class_id, refund_id, method, refund_no, ask_at: now })
    .execute();
};
