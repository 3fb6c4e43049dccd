import type { TopUpStatus } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';
import { type AskedOrder, askAbout } from '../../money/index.js';
import { settleTopUp } from './settle-top-up.js';

/** Asks about an order of credit. @returns its state. @throws ProviderFailure */
export const askAboutTopUp = (
  services: Pick<Services, 'store' | 'providers' | 'now'>,
  order: AskedOrder,
  { over }: { readonly over: boolean },
): Promise<TopUpStatus> =>
  askAbout<TopUpStatus>(services, order, {
    over,
    waiting: 'pending',
    settle: (report) =>
      services.store.withTx((tx) => settleTopUp(tx, services, report, { method: order.method, by: 'query' })),
  });
