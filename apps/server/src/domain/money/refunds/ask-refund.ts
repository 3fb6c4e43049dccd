import type { RefundStatus } from '@skillcert/core';
import { ProviderFailure } from '../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../platform/services.js';
import { takeAnswer } from '../payments/online/take-answer.js';
import type { OnlineMethod, ProviderRefund } from '../provider/payment-provider.js';
import { applyRefundReport } from './apply-refund-report.js';

/**
 * Asks a provider what became of a refund, has it sent where the provider knows nothing of it, and takes the answer in.
 * So a refund that was sent by a server which died is not sent again; and were it, its number makes it the same one.
 * @returns where the refund stands now
 * @throws ProviderFailure, also for an answer that cannot be about this refund
 */
export const askRefund = async (
  services: Pick<Services, 'store' | 'providers' | 'now'>,
  method: OnlineMethod,
  refund: ProviderRefund,
): Promise<RefundStatus> => {
  const { store, providers } = services;
  const provider = providers.get(method);
  if (!provider) throw new ProviderFailure(`${method} is not connected any more.`);
  const report = (await provider.queryRefund(refund)) ?? (await provider.refund(refund));
  return takeAnswer(`${method} says of ${refund.refund_no}`, () =>
    store.withTx((tx) => applyRefundReport(tx, services, report, { method, by: 'query' })),
  );
};
