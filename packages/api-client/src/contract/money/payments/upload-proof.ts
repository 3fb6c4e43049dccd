import { limits } from '@skillcert/core';
import { z } from 'zod';
import { candidateOrMoneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Takes the picture of a transfer (JPEG, PNG or WebP by its content), re-encodes it and stores it encrypted. */
export const uploadProof = endpoint('payment/uploadProof', {
  summary: 'Upload the proof of a transfer',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id) }),
  output: z.object({ proof_id: id }),
  access: candidateOrMoneyDesk,
  writes: 'money_picture',
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: ['not_found', 'photo_refused', 'too_large', 'too_many'],
  example: { input: { class_id: 180143985094819 }, output: { proof_id: 180143985100777 } },
});
