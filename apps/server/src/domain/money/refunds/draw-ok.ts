import { handle } from '../../../platform/http/calls/handle.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { decideRefund } from './decide-refund.js';

export const drawOk = handle('class/drawOk', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const now = services.now();
    const hand = await readHand(tx, caller, now);
    const { providers, keyring } = services;
    const status = await decideRefund(tx, { input, caller, hand, request, providers, keyring, now });
    return { refund_id: input.refund_id, status };
  }),
);
