import { paymentDecisions } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { paymentExamples, paymentStatus } from './payment-record.js';

/**
 * Confirms that declared money has arrived (`amount_differs` unless it is exactly the amount due: its line of the
 * statement then settles it), or rejects the declaration with a reason; or accepts money that a provider reported
 * after the payment was closed (it goes back if the enrolment was paid otherwise meanwhile). A group payment is
 * decided as a whole, by any of its payments: a transfer is confirmed or rejected, late money is accepted for each
 * enrolment that can still use it. The person who declared or started it may only reject it.
 */
export const checkPayment = endpoint('payment/checkPayment', {
  summary: 'Confirm or reject a declared payment',
  input: z.strictObject({
    class_id: id,
    payment_id: id,
    event: z.enum(paymentDecisions),
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
