import { handle } from '../../../platform/http/calls/handle.js';
import { matchClasses } from './match/match-classes.js';
import { matchLine } from './match/match-line.js';

/** Confirms the payment that a person found a line of the bank's statement to be. */
export const matchBankLine = handle('payment/matchBankLine', ({ input, caller, services, request }) => {
  const { line_id, class_id, payment_id, enrolment_ids = [], other_classes } = input;
  const { difference_reason, surplus_to } = input;
  const matching = { line_id, difference_reason, surplus_to, batch_id: null, caller, request, services };
  return services.store.withTx((tx) => {
    if (payment_id !== undefined) return matchLine(tx, { ...matching, order: { class_id, payment_id } });
    const order = { class_id, enrolment_ids };
    return other_classes
      ? matchClasses(tx, { ...matching, order, others: other_classes })
      : matchLine(tx, { ...matching, order });
  });
});
