import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** A photo or document of the holder of the proven phone: of an enrolment of theirs, or uploaded and not sent yet. */
export const fetchOwnFile = endpoint('enrolment/fetchOwnFile', {
  method: 'GET',
  summary: 'An own photo or document',
  input: z.strictObject({ file_id: z.coerce.number().pipe(id) }),
  output: z.instanceof(Uint8Array),
  access: { to: 'ticket', purpose: 'enrol' },
  answers: 'file',
  refuses: ['not_found'],
  example: { input: { file_id: 180143985098889 }, output: new Uint8Array([0xff, 0xd8, 0xff]) },
});
