import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { bankLineExample } from './bank-line.js';
import { paymentExamples, paymentStatus } from './payment-record.js';

/**
 * Confirms a declared payment by a line of a bank statement of exactly its amount, as `payment/checkPayment` does by hand; of a transfer for
 * many candidates, the amount is that of all. `payment/undoBankMatch` takes it back.
 */
export const matchBankLine = endpoint('payment/matchBankLine', {
  summary: 'Confirm a payment by a line of a bank statement',
  input: z.strictObject({ line_id: id, class_id: id, payment_id: id }),
  output: z.object({ payment_id: id, status: paymentStatus }),
  access: platformStaff,
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'state_changed'],
  example: {
    input: {
      line_id: bankLineExample.line_id,
      class_id: paymentExamples.row.class_id,
      payment_id: paymentExamples.row.payment_id,
    },
    output: { payment_id: paymentExamples.row.payment_id, status: 'confirmed' },
  },
});
