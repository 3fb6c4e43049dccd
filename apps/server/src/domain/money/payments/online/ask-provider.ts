import type { PaymentStatus } from '@skillcert/core';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { bareReport } from '../../provider/bare-report.js';
import type { ProviderReport } from '../../provider/payment-provider.js';
import { applyOrderReport } from './apply-order-report.js';
import { takeAnswer } from './take-answer.js';

/** The fields of an order that a question about it needs. */
export type AskedOrder = Pick<Row<'provider_order'>, 'trade_no' | 'method'>;

interface Asking<State> {
  /** Whether the order has expired. If unpaid, it is closed at the provider first, so that nobody pays it any more. */
  readonly over: boolean;
  /** The state to return while nothing has happened. */
  readonly waiting: State;
  readonly apply: (report: ProviderReport) => Promise<State>;
}

/**
 * Asks a provider about an order and settles its answer. Without its provider, an expired order is closed here.
 * @returns the present state of the order
 * @throws ProviderFailure, also for an answer that cannot be about this order
 */
export const askAbout = async <State>(
  { providers }: Pick<Services, 'providers'>,
  { trade_no, method }: AskedOrder,
  { over, waiting, apply }: Asking<State>,
): Promise<State> => {
  const take = (report: ProviderReport) => takeAnswer(`${method} says of ${trade_no}`, () => apply(report));
  const provider = providers.get(method);
  const report = await provider?.query(trade_no);
  if (report && (report.state !== 'waiting' || !over)) return take(report);
  if (!over) return waiting;
  await provider?.close(trade_no);
  return take(bareReport(trade_no, 'closed'));
};

/** Asks about the order of a payment. @returns the present state of its payment. @throws ProviderFailure */
export const askProvider = (
  services: Pick<Services, 'store' | 'providers' | 'programme' | 'now'>,
  order: AskedOrder,
  { over }: { readonly over: boolean },
): Promise<PaymentStatus> =>
  askAbout<PaymentStatus>(services, order, {
    over,
    waiting: 'pending',
    apply: (report) =>
      services.store.withTx((tx) =>
        applyOrderReport(tx, services, report, { method: order.method, by: 'query' }),
      ),
  });
