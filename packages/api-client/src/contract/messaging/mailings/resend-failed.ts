import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { smsExamples } from '../sms-record.js';

const { class_id, mailing_id } = smsExamples.mailing;

/**
 * Sends the failed messages of a mailing once more, or one of them; nobody gets a message twice. A message that may
 * or may not have arrived is sent again only if it is named.
 */
export const resendFailed = endpoint('sms/resendFailed', {
  summary: 'Send the failed messages of a mailing once more',
  input: z.strictObject({ class_id: id, mailing_id: id, sms_id: id.optional() }),
  output: z.object({ mailing_id: id, resent: z.number().int() }),
  access: signUpDesk,
  writes: 'message',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'sms_quota', 'sms_balance'],
  example: { input: { class_id, mailing_id }, output: { mailing_id, resent: 2 } },
});
