import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, givenReason, id } from '../../fields.js';
import { paymentExamples, paymentStatus } from '../payments/payment-record.js';
import { bankLineExample } from './bank-line.js';

const enrolmentIds = z.array(id).min(1, 'required').max(limits.bank_line_people_max, 'too_big');

interface Chosen {
  readonly class_id: number;
  readonly enrolment_ids?: readonly number[] | undefined;
  readonly other_classes?: readonly { readonly class_id: number }[] | undefined;
}

/** Whether further classes are named only beside candidates, and each class once. */
const isOfSeveral = ({ class_id, enrolment_ids, other_classes = [] }: Chosen): boolean => {
  const classes = [class_id, ...other_classes.map((other) => other.class_id)];
  return other_classes.length === 0 || (!!enrolment_ids && new Set(classes).size === classes.length);
};

/**
 * Confirms a payment by a line of a bank statement of exactly its amount. `payment_id` names a declared transfer,
 * of a group the first payment, or a transfer that was confirmed by hand: the line is its own, and nothing is booked.
 * `enrolment_ids` name candidates of one class whose fees are due: the line is booked as
 * their payment. Those of them who declared a transfer of exactly the fee get a line of their own, which confirms
 * the declaration (at most `limits.bank_lines_round_max` declarations). `other_classes` names candidates of further
 * classes whose fees go to the same account: the part of each class becomes a line of its own.
 * With `difference_reason` the amount may differ. Too little leaves one candidate short, `short_id` or else the last
 * one: that part is held as a line of its own, without payment or receipt, the rest of the fee stays due, and a
 * declaration of it is closed, of a group the declaration of all. The transfer that completes the fee books all of it
 * as one payment. If more is missing than that candidate owes, it is `amount_differs`. A surplus is part of the first
 * payment of `class_id`, and its refund is requested with that reason; or it goes to another fee of the same
 * candidate, `surplus_to`, as a line of its own. `payment/undoBankMatch` takes all of it back.
 */
export const matchBankLine = endpoint('payment/matchBankLine', {
  summary: 'Confirm a payment by a line of a bank statement',
  input: z
    .strictObject({
      line_id: id,
      class_id: id,
      payment_id: id.optional(),
      difference_reason: givenReason.optional(),
      /** Another open fee of the same candidate, which `payment/fetchOtherFees` names. */
      surplus_to: z.strictObject({ class_id: id, enrolment_id: id }).optional(),
      /** Of several candidates, the one whose fee is not whole. */
      short_id: id.optional(),
      enrolment_ids: enrolmentIds.optional(),
      other_classes: z
        .array(z.strictObject({ class_id: id, enrolment_ids: enrolmentIds }))
        .min(1, 'required')
        .max(limits.bank_line_classes_max, 'too_big')
        .optional(),
    })
    .refine(({ payment_id, enrolment_ids }) => (payment_id === undefined) !== (enrolment_ids === undefined), {
      path: ['payment_id'],
      error: 'required',
    })
    .refine(isOfSeveral, { path: ['other_classes'], error: 'not_offered' }),
  output: z.object({
    /** Of many candidates, the first payment; null where the line is held until the fee is whole. */
    payment_id: id.nullable(),
    status: paymentStatus.nullable(),
    still_due_cents: amount,
    /** The amount whose refund is requested. */
    surplus_cents: amount,
    /** The amount that went to another fee. */
    credited_cents: amount,
  }),
  access: platformStaff,
  writes: 'money_check',
  needsKey: true,
  refuses: [
    'not_found',
    'transition_refused',
    'another_person',
    'state_changed',
    'already_paid',
    'not_payable',
    'amount_differs',
    'payees_differ',
  ],
  example: {
    input: {
      line_id: bankLineExample.line_id,
      class_id: paymentExamples.row.class_id,
      payment_id: paymentExamples.row.payment_id,
    },
    output: {
      payment_id: paymentExamples.row.payment_id,
      status: 'confirmed',
      still_due_cents: 0,
      surplus_cents: 0,
      credited_cents: 0,
    },
  },
});
