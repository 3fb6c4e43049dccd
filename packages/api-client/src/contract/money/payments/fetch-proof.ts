import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** The picture of a transfer that a payment or a refund was declared with, as JPEG. */
export const fetchProof = endpoint('payment/fetchProof', {
  method: 'GET',
  summary: 'The proof of a transfer',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id), proof_id: z.coerce.number().pipe(id) }),
  output: z.instanceof(Uint8Array),
  access: moneyDesk,
  answers: 'image',
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, proof_id: 180143985100777 },
    output: new Uint8Array([0xff, 0xd8, 0xff]),
  },
});
