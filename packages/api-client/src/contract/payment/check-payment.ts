import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { paymentExamples, paymentStatus } from './payment-record.js';

/**
 * Confirms that declared money has arrived (`amount_differs` where that is not exactly what is due: its line of the statement settles it), or rejects the declaration with a reason; or takes money for its enrolment that a provider
 * reported after the payment was closed (it goes back where the enrolment was paid for otherwise meanwhile). What is for many candidates is
 * decided about as a whole, whichever of its payments is named: a transfer is confirmed or rejected, what came late is taken for each enrolment
 * that can still use it. Whoever declared or started it only rejects it.
 */
export const checkPayment = endpoint('payment/checkPayment', {
  summary: 'Confirm or reject a declared payment',
  input: z.strictObject({
    class_id: id,
    payment_id: id,
    event: z.enum(['confirm', 'reject', 'allocate']),
    reason: reasonText.optional(),
  }),
  output: z.object({ payment_id: id, status: paymentStatus }),
  access: moneyDesk,
  writes: 'money_check',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'state_changed', 'amount_differs'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      payment_id: paymentExamples.row.payment_id,
      event: 'confirm',
    },
    output: { payment_id: paymentExamples.row.payment_id, status: 'confirmed' },
  },
});
