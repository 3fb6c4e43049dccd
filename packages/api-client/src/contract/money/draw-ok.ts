import { refundDecisions } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { accountNumber, bankFields } from './bank-account.js';
import { paymentExamples, refundStatus } from './payments/payment-record.js';

/**
 * Approves a refund, by two different people, neither of them the requester; settles it with the proof of the
 * transfer; or rejects it with a reason. After the second approval, money that came through a provider goes back
 * through it (`in_transit`), or by hand (`manual`) if that fails. A manual transfer that the bank returns is
 * reported with its reason (`come_back`), and sent again once another person agrees (`send_again`), to another
 * account if one is given. While an invoice of the payment or a certificate of its candidate stands, the second
 * approval is refused.
 */
export const drawOk = endpoint('class/drawOk', {
  summary: 'Approve, settle or reject a refund, or say that it came back',
  input: z.strictObject({
    class_id: id,
    refund_id: id,
    event: z.enum(refundDecisions),
    reason: reasonText.optional(),
    proof_id: id.optional(),
    /** With `send_again`: another account than the one it went to before. */
    account: z.strictObject({ ...bankFields, account_number: accountNumber }).optional(),
  }),
  output: z.object({ refund_id: id, status: refundStatus }),
  access: moneyDesk,
  writes: 'refund_decision',
  needsKey: true,
  refuses: [
    'not_found',
    'transition_refused',
    'state_changed',
    'another_person',
    'invoice_live',
    'refund_open',
    'refund_by_provider',
    'certificate_stands',
  ],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      refund_id: paymentExamples.refund.refund_id,
      event: 'first_approve',
    },
    output: { refund_id: paymentExamples.refund.refund_id, status: 'approved' },
  },
});
