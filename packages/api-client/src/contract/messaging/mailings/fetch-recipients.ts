import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { mailingNarrowing, smsAudience, smsExamples } from '../sms-record.js';

/**
 * The candidates who would get a message, so that some can be left out. `search` finds a name, an enrolment number,
 * an exact phone or identity number.
 */
export const fetchRecipients = endpoint('sms/fetchRecipients', {
  summary: 'Who would get a message',
  input: z.strictObject({
    ...page,
    class_id: id,
    audience: smsAudience,
    ...mailingNarrowing,
    search: searchText.optional(),
  }),
  output: listOf(
    z.object({ enrolment_id: id, enrol_no: z.string(), name: z.string(), phone_masked: z.string() }),
  ),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: smsExamples.order.class_id, audience: 'unpaid', search: '李晓' },
    output: {
      items: [
        {
          enrolment_id: 180143985099002,
          enrol_no: smsExamples.row.enrol_no,
          name: smsExamples.row.name,
          phone_masked: smsExamples.row.phone_masked,
        },
      ],
      total: 1,
    },
  },
});
