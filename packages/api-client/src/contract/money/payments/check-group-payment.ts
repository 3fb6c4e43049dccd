import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { paymentExamples, paymentStatus } from './payment-record.js';

/**
 * Has the provider open the order of a group payment (`open`; a repeat opens the same order), asks it about the
 * money (`ask`) if its own report has not reached us, or gives up an unpaid order (`leave`), so that the fees can
 * be paid in another way. `payment/fetchPaymentById` then has the place to pay. Any of its payments identifies it.
 */
export const checkGroupPayment = endpoint('payment/checkGroupPayment', {
  summary: 'Have a provider open the order of a payment for many, ask about it, or give it up',
  input: z.strictObject({ class_id: id, payment_id: id, event: z.enum(['open', 'ask', 'leave']) }),
  output: z.object({ payment_id: id, status: paymentStatus }),
  access: moneyDesk,
  writes: 'money_check',
  refuses: ['not_found', 'transition_refused', 'provider_unavailable', 'origin_missing', 'too_many'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      payment_id: paymentExamples.row.payment_id,
      event: 'ask',
    },
    output: { payment_id: paymentExamples.row.payment_id, status: 'confirmed' },
  },
});
