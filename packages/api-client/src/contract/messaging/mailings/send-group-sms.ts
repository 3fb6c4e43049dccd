import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { mailing, mailingOrder, smsExamples } from '../sms-record.js';

/**
 * Sends a message by template to the candidates of a class at a given standing, in the background. Nobody writes
 * free text and nobody names phones. Above a limit of recipients it waits for a second person
 * (`sms/decideMailing`). A scheduled mailing uses quota and balance at its moment, and goes to the candidates of
 * that moment. The same message to the same people within ten minutes is refused (`sent_before`) unless `again` is
 * sent.
 */
export const sendGroupSms = endpoint('user/sendGroupSms', {
  summary: 'Send a message by template to the candidates of a class',
  input: z.strictObject({
    ...mailingOrder,
    /** The number of recipients in the preview: if it has changed, nothing is sent. */
    recipients: z.number().int().positive(),
    /** Sends it though the same people get the same text at nearly the same moment. */
    again: z.literal(true).optional(),
  }),
  output: mailing,
  access: signUpDesk,
  writes: 'message',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'sms_quota', 'sms_balance', 'sent_before'],
  example: {
    input: { ...smsExamples.order, audience: 'everyone', recipients: 38 },
    output: {
      ...smsExamples.mailing,
      status: 'sending',
      progress: { ...smsExamples.mailing.progress, waiting: 38, delivered: 0, failed: 0 },
      events: [],
    },
  },
});
