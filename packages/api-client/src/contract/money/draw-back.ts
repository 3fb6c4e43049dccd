import { z } from 'zod';
import { candidateOrMoneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { amount, cents, givenReason, id } from '../fields.js';
import { paymentExamples, refundStatus } from './payments/payment-record.js';

/**
 * Requests a refund of a payment, or withdraws one's own request: the candidate with a proven phone, or the desk
 * with a session. The amount is the part that the rule of the class refunds, or the one that the desk names, and is
 * reserved from then on. Once the class has results its last step counts; under a valid certificate no refund can
 * be requested, and in an archived class none at all.
 */
export const drawBack = endpoint('class/drawBack', {
  summary: 'Ask for a refund, or withdraw the request',
  input: z.discriminatedUnion('event', [
    z.strictObject({
      class_id: id,
      payment_id: id,
      event: z.literal('request'),
      reason: givenReason,
      /** A part, which the desk alone may name. */
      amount_cents: cents.min(1, 'too_small').optional(),
    }),
    z.strictObject({ class_id: id, refund_id: id, event: z.literal('withdraw') }),
  ]),
  output: z.object({ refund_id: id, amount_cents: amount, status: refundStatus }),
  access: candidateOrMoneyDesk,
  writes: 'refund',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'certificate_stands'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      payment_id: paymentExamples.row.payment_id,
      event: 'request',
      reason: paymentExamples.refund.reason,
    },
    output: { refund_id: paymentExamples.refund.refund_id, amount_cents: 68_000, status: 'requested' },
  },
});
