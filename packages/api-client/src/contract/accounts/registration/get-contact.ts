import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

const contact = z.object({ name: z.string(), phone: z.string() });

/**
 * The contacts of a class: its assistants, and its unit or the one that recommends the candidate. For a class that
 * takes enrolments anybody sees masked ones; a candidate with an enrolment in the class, in any state, sees its
 * contacts whole with the proven phone.
 */
export const getContact = endpoint('user/getContact', {
  summary: 'Contacts of a class and its unit, for candidates',
  input: z.strictObject({ class_id: id, unit_id: id.optional() }),
  output: z.object({
    masked: z.boolean(),
    contacts: z.array(contact),
    unit: contact.extend({ unit_id: id, com_name: z.string() }).nullable(),
  }),
  access: { to: 'anyone' },
  refuses: ['not_found', 'too_many'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      masked: false,
      contacts: [{ name: '周敏', phone: '021-55550123' }],
      unit: { unit_id: 3, com_name: '华东职业能力评价协会', name: '赵文博', phone: '021-55550101' },
    },
  },
});
