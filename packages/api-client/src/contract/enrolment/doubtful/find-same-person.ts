import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { doubtExamples, likeness } from './same-person.js';

/**
 * The enrolments of every class, ended ones too, that resemble one: by identity number, phone, or name and birth,
 * the newest 50. Records of a class that the caller may not see stay hidden.
 */
export const findSamePerson = endpoint('enrolment/findSamePerson', {
  summary: 'Enrolments in any class that seem to be of the same person or phone',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: z.object({ items: z.array(likeness) }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001 },
    output: { items: [doubtExamples.likeness] },
  },
});
