import { z } from 'zod';
import { candidateOrMoneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** The collection QR of a class, as JPEG: for its money desk, and for those who may transfer a fee to it. */
export const fetchPayeeQr = endpoint('payment/fetchPayeeQr', {
  method: 'GET',
  summary: 'The collection QR of a class',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id), qr_id: z.coerce.number().pipe(id) }),
  output: z.instanceof(Uint8Array),
  access: candidateOrMoneyDesk,
  answers: 'image',
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, qr_id: 180143985100778 },
    output: new Uint8Array([0xff, 0xd8, 0xff]),
  },
});
