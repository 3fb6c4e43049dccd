import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenShortReason, id } from '../fields.js';

/** Shows the identity number and phone of one candidate. Every look leaves an audit record with its reason. */
export const revealEnrolment = endpoint('enrolment/revealEnrolment', {
  summary: 'Show the identity number and phone of a candidate',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    reason: givenShortReason,
  }),
  output: z.object({ id_card: z.string(), phone: z.string() }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found', 'too_many'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, reason: '核对身份证件' },
    output: { id_card: '11010519491231002X', phone: '13800000001' },
  },
});
