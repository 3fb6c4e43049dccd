import { z } from 'zod';
import { organisers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** An attachment of a class: a PDF to download, or a picture as JPEG. */
export const fetchClassFile = endpoint('class/fetchClassFile', {
  method: 'GET',
  summary: 'An attachment of a class',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    file_id: z.coerce.number().pipe(id),
  }),
  output: z.instanceof(Uint8Array),
  access: { ...organisers, scope: { from: 'input' } },
  answers: 'file',
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, file_id: 180143985099777 },
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
