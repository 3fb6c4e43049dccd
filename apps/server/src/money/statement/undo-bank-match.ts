import { handle } from '../../http/calls/handle.js';
import { undoMatch } from './match/undo-match.js';

export const undoBankMatch = handle('payment/undoBankMatch', ({ input, caller, services, request }) =>
  services.store.withTx((tx) => undoMatch(tx, { ...input, caller, request, now: services.now() })),
);
