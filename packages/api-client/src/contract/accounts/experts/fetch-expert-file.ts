import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** A picture of a qualification, as JPEG: one's own, or any expert's for administrators. */
export const fetchExpertFile = endpoint('user/fetchExpertFile', {
  method: 'GET',
  summary: 'A picture of an expert’s qualification',
  input: z.strictObject({ file_id: z.coerce.number().pipe(id) }),
  output: z.instanceof(Uint8Array),
  access: { to: 'session' },
  answers: 'image',
  refuses: ['not_found', 'must_change_password', 'must_enrol_factor'],
  example: { input: { file_id: 180143985099555 }, output: new Uint8Array([0xff, 0xd8, 0xff]) },
});
