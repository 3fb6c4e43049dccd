import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** A document of an enrolment: a picture as JPEG, or a PDF to download. */
export const fetchDocument = endpoint('enrolment/fetchDocument', {
  method: 'GET',
  summary: 'A document of an enrolment',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    enrolment_id: z.coerce.number().pipe(id),
    file_id: z.coerce.number().pipe(id),
  }),
  output: z.instanceof(Uint8Array),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  answers: 'file',
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, file_id: 180143985098889 },
    output: new Uint8Array([0xff, 0xd8, 0xff]),
  },
});
