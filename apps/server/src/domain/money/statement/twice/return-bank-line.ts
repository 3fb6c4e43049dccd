import { handle } from '../../../../platform/http/calls/handle.js';
import { returnLine } from './return-line.js';

/** Asks back the money of a line whose candidate has paid already. */
export const returnBankLine = handle('payment/returnBankLine', ({ input, caller, services, request }) =>
  services.store.withTx((tx) => returnLine(tx, { ...input, caller, request, services })),
);
