import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { ProviderRefund, RefundReport } from '../provider/payment-provider.js';

/** The sandbox's report of a refund; undefined if the refund was never requested. */
export const askBack = async (db: Kysely<Database>, refund_no: string): Promise<RefundReport | undefined> => {
  const found = await db
    .selectFrom('sandbox_refund')
    .select('amount_cents')
    .where('refund_no', '=', refund_no)
    .executeTakeFirst();
  return found && { refund_no, state: 'done', amount_cents: found.amount_cents, fault: null };
};

/**
 * Sends money of a paid order back, once per number, and at most what was paid. Some orders are set to keep the money.
 */
export const sendBack = async (
  db: Kysely<Database>,
  { trade_no, refund_no, amount_cents }: ProviderRefund,
): Promise<RefundReport> => {
  await sql`
    with sent as (
      insert into sandbox_refund (refund_no, trade_no, amount_cents)
      select ${refund_no}::text, trade_no, ${amount_cents}::bigint from sandbox_order
      where trade_no = ${trade_no} and status = 'paid' and not keeps_money and refunded_cents + ${amount_cents}::bigint <= amount_cents
      on conflict (refund_no) do nothing
      returning trade_no, amount_cents
    )
    update sandbox_order o set refunded_cents = o.refunded_cents + sent.amount_cents
    from sent where o.trade_no = sent.trade_no`.execute(db);
  const refused = { refund_no, state: 'failed', amount_cents: null, fault: 'NOT_REFUNDABLE' } as const;
  return (await askBack(db, refund_no)) ?? refused;
};
