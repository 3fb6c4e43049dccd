import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** The QR code of a unit, as JPEG: of one's own, or of any for administrators. */
export const fetchUnitQr = endpoint('user/fetchUnitQr', {
  method: 'GET',
  summary: 'The picture of a unit’s QR code',
  input: z.strictObject({ file_id: z.coerce.number().pipe(id) }),
  output: z.instanceof(Uint8Array),
  access: { to: 'session' },
  answers: 'image',
  refuses: ['not_found', 'must_change_password', 'must_enrol_factor'],
  example: { input: { file_id: 180143985099777 }, output: new Uint8Array([0xff, 0xd8, 0xff]) },
});
