import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { mailing, smsExamples, smsQuota } from '../sms-record.js';

/**
 * The mailings of a class with their progress: those that wait for a second person or are on their way, then the
 * newest.
 */
export const fetchMailings = endpoint('sms/fetchMailings', {
  summary: 'Messages to many of a class, with their progress',
  input: z.strictObject({ ...page, class_id: id }),
  output: listOf(mailing).extend({
    quota: smsQuota,
    /**
     * Whether the balance of the institution of the class is below its threshold; never for a class of the
     * platform.
     */
    balance_low: z.boolean(),
  }),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: smsExamples.mailing.class_id, page: 1, limit: 5 },
    output: { items: [smsExamples.mailing], total: 1, quota: smsExamples.quota, balance_low: false },
  },
});
