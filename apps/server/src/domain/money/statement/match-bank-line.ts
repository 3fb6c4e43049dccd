import { handle } from '../../../platform/http/calls/handle.js';
import { matchLine } from './match/match-line.js';
import { matchPeople } from './match/match-people.js';
import { matchShortGroup } from './match/match-short-group.js';

/** Confirms the payment that a person found a line of the bank's statement to be. */
export const matchBankLine = handle('payment/matchBankLine', ({ input, caller, services, request }) => {
  const { line_id, class_id, payment_id, enrolment_ids = [], other_classes: others = [] } = input;
  const { difference_reason, surplus_to, short_id } = input;
  const matching = { line_id, difference_reason, surplus_to, batch_id: null, caller, request, services };
  return services.store.withTx(async (tx) => {
    if (payment_id === undefined)
      return matchPeople(tx, { ...matching, short_id, order: { class_id, enrolment_ids }, others });
    const order = { class_id, payment_id };
    return (
      (await matchShortGroup(tx, { ...matching, order, short_id })) ?? matchLine(tx, { ...matching, order })
    );
  });
});
