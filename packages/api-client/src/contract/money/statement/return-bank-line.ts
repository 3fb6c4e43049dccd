import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, givenReason, id } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';
import { bankLineExample } from './bank-line.js';

/**
 * Asks back the money of a bank line whose candidate has paid the fee already. The money is received as a payment of
 * its own, with a receipt, and its refund (`origin` `paid_twice`) is approved by two others, as every refund is. Until
 * then `payment/undoBankMatch` takes it back, and the line waits again. For another fee of the same candidate,
 * `payment/fetchOtherFees` names it and `payment/matchBankLine` pays it.
 */
export const returnBankLine = endpoint('payment/returnBankLine', {
  summary: 'Ask back a fee that was paid twice',
  input: z.strictObject({
    line_id: id,
    class_id: id,
    enrolment_id: id,
    /** Whether somebody looked: the payment that was confirmed by hand, without a line, is other money. */
    beside_hand: z.boolean().optional(),
    /** The candidate sees it. */
    reason: givenReason,
  }),
  output: z.object({ payment_id: id, refund_id: id, amount_cents: amount }),
  access: platformStaff,
  writes: 'bank_match',
  needsKey: true,
  /**
   * `transition_refused` while the fee of the candidate is not paid (`fee_open`), or was confirmed by hand and the line
   * may be that payment (`line_of_payment`).
   */
  refuses: ['not_found', 'state_changed', 'transition_refused', 'amount_differs', 'another_person'],
  example: {
    input: {
      line_id: bankLineExample.line_id,
      class_id: paymentExamples.row.class_id,
      enrolment_id: paymentExamples.row.enrolment_id,
      reason: '重复缴费',
    },
    output: { payment_id: 180143985101003, refund_id: 180143985102001, amount_cents: 68_000 },
  },
});
