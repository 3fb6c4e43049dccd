import { handle } from '../../http/calls/handle.js';
import { decideRefund } from '../../money/refunds/decide-refund.js';

export const drawOk = handle('class/drawOk', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => ({
    refund_id: input.refund_id,
    status: await decideRefund(tx, {
      input,
      caller,
      request,
      providers: services.providers,
      now: services.now(),
    }),
  })),
);
