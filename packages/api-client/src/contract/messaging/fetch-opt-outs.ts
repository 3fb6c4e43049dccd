import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, moment, page } from '../fields.js';
import { smsExamples } from './sms-record.js';

const { class_id, name, enrol_no, phone_masked, created_at } = smsExamples.row;

/** The candidates of a class who get no unsolicited messages: they replied so, or said so at a desk. */
export const fetchOptOuts = endpoint('sms/fetchOptOuts', {
  summary: 'Candidates of a class who want no promotions',
  input: z.strictObject({ ...page, class_id: id }),
  output: listOf(
    z.object({
      enrolment_id: id,
      enrol_no: z.string(),
      name: z.string(),
      phone_masked: z.string(),
      source: z.enum(['reply', 'desk']),
      /** Null if it was a reply. */
      reason: z.string().nullable(),
      entered_by: z.string().nullable(),
      at: moment,
    }),
  ),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, page: 1, limit: 20 },
    output: {
      items: [
        {
          enrolment_id: 180143985099002,
          enrol_no,
          name,
          phone_masked,
          source: 'reply',
          reason: null,
          entered_by: null,
          at: created_at,
        },
      ],
      total: 1,
    },
  },
});
