import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { cents, id } from '../../fields.js';
import { accountNumber, bankFields } from '../bank-account.js';
import { paymentStatus } from './payment-record.js';

/** The fields of a transfer that a payer states. */
export const transferFields = {
  payer_name: bankFields.account_name,
  payer_bank: bankFields.bank,
  payer_account: accountNumber,
  paid_on: z.iso.date('invalid_date'),
  proof_id: id,
};

/**
 * A candidate declares the transfer of the amount due of an approved enrolment’s fee (the fee, or the rest of it),
 * or of another amount: the desk then decides about the difference with its line of the bank’s statement. Refunds
 * go to the account that the money came from.
 */
export const declarePayment = endpoint('payment/declarePayment', {
  summary: 'Declare the transfer of an enrolment’s fee, with its proof',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    ...transferFields,
    /** The transferred amount, if it is not exactly the amount due; at most a fee more. */
    amount_cents: cents.min(1, 'too_small').optional(),
  }),
  output: z.object({ payment_id: id, status: paymentStatus }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'payment',
  needsKey: true,
  refuses: ['not_found', 'not_payable', 'already_paid'],
  example: {
    input: {
      class_id: 180143985094819,
      enrolment_id: 180143985099001,
      payer_name: '李晓明',
      payer_bank: '中国建设银行上海分行',
      payer_account: '6227 0012 3456 7890 017',
      paid_on: '2026-11-10',
      proof_id: 180143985100777,
    },
    output: { payment_id: 180143985101001, status: 'declared' },
  },
});
