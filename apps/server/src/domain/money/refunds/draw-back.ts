import { handle } from '../../../platform/http/calls/handle.js';
import { requestRefund } from './request-refund.js';
import { withdrawRefund } from './withdraw-refund.js';

export const drawBack = handle('class/drawBack', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const now = services.now();
    if (input.event === 'request') {
      const { refund_id, amount_cents } = await requestRefund(tx, { input, caller, request, now });
      return { refund_id, amount_cents, status: 'requested' };
    }
    const { refund_id, amount_cents } = await withdrawRefund(tx, { input, caller, request, now });
    return { refund_id, amount_cents, status: 'withdrawn' };
  }),
);
