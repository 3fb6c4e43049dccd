import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { applyTopUpReport, isTopUpNo } from '../../../messaging/credit/apply-top-up-report.js';
import { applyOrderReport } from '../../payments/online/apply-order-report.js';
import { reportOf } from '../../sandbox/sandbox-report.js';

/** Settles what the provider reports about an order now; it may be called repeatedly. */
export const hearProvider = async (services: Services, trade_no: string) => {
  const { store } = services;
  const order = await store.db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('trade_no', '=', trade_no)
    .executeTakeFirst();
  if (!order) throw new Refusal('not_found');
  const heard = { method: 'sandbox', by: 'notice' } as const;
  return store.withTx(async (tx) => {
    const apply = isTopUpNo(trade_no) ? applyTopUpReport : applyOrderReport;
    return apply(tx, services, reportOf(order), heard);
  });
};

/** The payer decides at the provider, also after the order was closed there; then the report is settled. */
export const decideThere = async (services: Services, trade_no: string, status: 'paid' | 'failed') => {
  const { store, now } = services;
  await store.db
    .updateTable('sandbox_order')
    .set({ status, paid_at: status === 'paid' ? now() : null })
    .where('trade_no', '=', trade_no)
    .where('status', 'in', status === 'paid' ? ['waiting', 'closed'] : ['waiting'])
    .execute();
  return hearProvider(services, trade_no);
};
