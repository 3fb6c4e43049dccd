import { handle } from '../../../platform/http/calls/handle.js';
import { matchLine } from './match/match-line.js';
import type { MatchedOrder } from './match/matching.js';

/** Confirms the payment that a person found a line of the bank's statement to be. */
export const matchBankLine = handle('payment/matchBankLine', ({ input, caller, services, request }) => {
  const { line_id, class_id, payment_id, enrolment_ids = [], difference_reason, surplus_to } = input;
  const order: MatchedOrder =
    payment_id === undefined ? { class_id, enrolment_ids } : { class_id, payment_id };
  return services.store.withTx((tx) =>
    matchLine(tx, {
      line_id,
      order,
      difference_reason,
      surplus_to,
      batch_id: null,
      caller,
      request,
      services,
    }),
  );
});
