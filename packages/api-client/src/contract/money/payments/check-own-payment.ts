import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { paymentStatus } from './payment-record.js';

/**
 * Asks the provider about a payment (`ask`) if its own report has not reached us; or gives up an unpaid one
 * (`leave`), so that the fee can be paid in another way.
 */
export const checkOwnPayment = endpoint('payment/checkOwnPayment', {
  summary: 'Ask the provider about a payment, or give it up',
  input: z.strictObject({ class_id: id, payment_id: id, event: z.enum(['ask', 'leave']) }),
  output: z.object({ payment_id: id, status: paymentStatus }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'money_check',
  refuses: ['not_found', 'provider_unavailable', 'too_many'],
  example: {
    input: { class_id: 180143985094819, payment_id: 180143985101001, event: 'ask' },
    output: { payment_id: 180143985101001, status: 'confirmed' },
  },
});
