import type { TopUpStatus } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';
import { type AskedOrder, askAbout } from '../../money/index.js';
import { applyTopUpReport } from './apply-top-up-report.js';

/** Asks about an order of credit. @returns its state. @throws ProviderFailure */
export const askAboutTopUp = (
  services: Pick<Services, 'store' | 'providers' | 'now'>,
  order: AskedOrder,
  { over }: { readonly over: boolean },
): Promise<TopUpStatus> =>
  askAbout<TopUpStatus>(services, order, {
    over,
    waiting: 'pending',
    apply: (report) =>
      services.store.withTx((tx) =>
        applyTopUpReport(tx, services, report, { method: order.method, by: 'query' }),
      ),
  });
