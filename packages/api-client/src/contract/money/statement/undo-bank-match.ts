import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';
import { bankLineExample } from './bank-line.js';

/**
 * Takes back the match of a line of a bank statement with a payment. A counter-entry takes the money out of the
 * books, the receipt is void and keeps its number, and the same declaration waits again as a new payment; for a
 * group transfer, all of them. Refused once anything depends on the money: a refund, or an invoice that is not
 * void. The request to return a fee that was paid twice ends with it, until two have approved that. A declaration that
 * the line had ended, because it brought too little, waits again too. A payment that was confirmed by hand stays as it
 * is: only its line waits again. `state_changed` if the line is no payment (any more).
 */
export const undoBankMatch = endpoint('payment/undoBankMatch', {
  summary: 'Undo that a line of a bank statement is a payment',
  input: z.strictObject({
    line_id: id,
    /** The candidate sees it. */
    reason: givenReason,
  }),
  /** The payment that waits now: of many, the first; null where the line had been booked without a declaration. */
  output: z.object({
    class_id: id,
    payment_id: id.nullable(),
    /** Whether a declaration that it had ended stays ended: somebody of it pays otherwise by now, or owes nothing. */
    stays_ended: z.boolean(),
  }),
  access: platformStaff,
  writes: 'bank_match',
  needsKey: true,
  refuses: ['transition_refused', 'state_changed', 'certificate_stands'],
  example: {
    input: { line_id: bankLineExample.line_id, reason: '该款为另一考生所付' },
    output: { class_id: paymentExamples.row.class_id, payment_id: 180143985101002, stays_ended: false },
  },
});
