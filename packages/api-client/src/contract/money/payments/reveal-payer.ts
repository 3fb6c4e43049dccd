import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenShortReason, id } from '../../fields.js';

/**
 * Shows the account that a payment came from, or that its refund goes to instead, to the person who sends the money
 * back. Every look leaves an audit record with its reason.
 */
export const revealPayer = endpoint('payment/revealPayer', {
  summary: 'Show the account that a payment came from',
  input: z.strictObject({
    class_id: id,
    payment_id: id,
    /** A refund of it that is sent to another account: that one is shown. */
    refund_id: id.optional(),
    reason: givenShortReason,
  }),
  output: z.object({ payer_account: z.string() }),
  access: moneyDesk,
  refuses: ['not_found', 'too_many'],
  example: {
    input: { class_id: 180143985094819, payment_id: 180143985101001, reason: '办理退款' },
    output: { payer_account: '6227001234567890017' },
  },
});
