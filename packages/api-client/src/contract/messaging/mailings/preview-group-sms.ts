import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount } from '../../fields.js';
import { mailingOrder, smsExamples, smsQuota } from '../sms-record.js';

const { text, name } = smsExamples.row;

/**
 * A preview of a mailing: its recipients, segments and cost, and one of the messages as it would arrive. Daily
 * limits are those of the day on which it would leave; a mailing that waits for a second person is checked against
 * them on release.
 */
export const previewGroupSms = endpoint('sms/previewGroupSms', {
  summary: 'What a message to many would be and cost',
  input: z.strictObject(mailingOrder),
  output: z.object({
    recipients: z.number().int(),
    /**
     * The candidates of the audience who get nothing: they opted out of promotions, or have reached the daily limit
     * on the day on which it leaves.
     */
    left_out: z.object({ opted_out: z.number().int(), daily_limit: z.number().int() }),
    segments: z.number().int(),
    cost_cents: amount,
    quota: smsQuota,
    /**
     * The message balance of the institution of the class; null for a class of the platform, which needs no
     * balance.
     */
    balance_cents: amount.nullable(),
    /** Whether a second person must release it. */
    needs_release: z.boolean(),
    /** The message to the first recipient, in their language; null if there is none. */
    sample: z.object({ name: z.string(), text: z.string(), segments: z.number().int() }).nullable(),
  }),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { ...smsExamples.order, audience: 'everyone' },
    output: {
      recipients: 38,
      left_out: { opted_out: 0, daily_limit: 0 },
      segments: 38,
      cost_cents: 190,
      quota: smsExamples.quota,
      balance_cents: 43_180,
      needs_release: false,
      sample: { name, text, segments: 1 },
    },
  },
});
