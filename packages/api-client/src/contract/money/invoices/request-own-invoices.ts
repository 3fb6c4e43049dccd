import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';

/**
 * Asks for an ordinary invoice in the candidate's own name for each payment that `payment/fetchUninvoiced` names `ask`,
 * or for these of them, at most `limits.decide_at_once_max` at once. Each is the candidate's, as if they had asked
 * themselves; the trail says who did. Called again until nothing is `left`.
 */
export const requestOwnInvoices = endpoint('payment/requestOwnInvoices', {
  summary: 'Ask for an invoice in their own name for all who paid',
  input: z.strictObject({
    class_id: id,
    payment_ids: z.array(id).min(1, 'required').max(limits.decide_at_once_max, 'too_big').optional(),
  }),
  output: z.object({
    asked: z.int(),
    asked_cents: amount,
    /** How many of what is meant wait after this. */
    left: z.int(),
  }),
  access: moneyDesk,
  writes: 'invoice',
  needsKey: true,
  refuses: ['not_found'],
  example: {
    input: { class_id: paymentExamples.row.class_id },
    output: { asked: 200, asked_cents: 13_600_000, left: 97 },
  },
});
