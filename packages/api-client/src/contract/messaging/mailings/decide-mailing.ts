import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { mailing, smsExamples } from '../sms-record.js';

const { class_id, mailing_id } = smsExamples.mailing;

/** A second person releases a waiting mailing, or refuses it with a reason; its requester may withdraw it. */
export const decideMailing = endpoint('sms/decideMailing', {
  summary: 'Release, refuse or withdraw a message to many',
  input: z.strictObject({
    class_id: id,
    mailing_id: id,
    event: z.enum(['release', 'refuse', 'withdraw']),
    reason: reasonText.optional(),
  }),
  output: mailing,
  access: signUpDesk,
  writes: 'message',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'state_changed', 'sms_quota', 'sms_balance'],
  example: {
    input: { class_id, mailing_id, event: 'release' },
    output: {
      ...smsExamples.mailing,
      status: 'sending',
      decided_by: '冯晓燕',
      decided_at: '2026-11-21T04:20:00.000Z',
      progress: { ...smsExamples.mailing.progress, waiting: 38, delivered: 0, failed: 0 },
      events: [],
    },
  },
});
