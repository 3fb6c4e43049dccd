import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { mailingOrder, smsExamples } from './sms-record.js';

const { class_id, phone_masked, text } = smsExamples.row;

/**
 * Sends a message of the class to the caller’s own phone, with the caller’s name in it, as a sample of the mailing;
 * five a day, at the usual price.
 */
export const sendSample = endpoint('sms/sendSample', {
  summary: 'Send a message by template to oneself',
  input: z.strictObject({ class_id: id, template_id: mailingOrder.template_id }),
  output: z.object({ phone_masked: z.string(), text: z.string(), segments: z.number().int() }),
  access: signUpDesk,
  writes: 'message',
  needsKey: true,
  refuses: ['not_found', 'sms_quota', 'sms_balance', 'too_many'],
  example: {
    input: { class_id, template_id: 'news' },
    output: { phone_masked, text, segments: 1 },
  },
});
