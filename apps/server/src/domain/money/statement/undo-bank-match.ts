import { handle } from '../../../platform/http/calls/handle.js';
import { undoWhole } from './match/undo-whole.js';

export const undoBankMatch = handle('payment/undoBankMatch', ({ input, caller, services, request }) =>
  services.store.withTx((tx) => undoWhole(tx, { ...input, caller, request, now: services.now() })),
);
