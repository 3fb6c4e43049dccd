import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { fileHash } from './upload-part.js';

/**
 * Takes an ID photo (JPEG, PNG or WebP as the decoder sees it), re-encodes it and stores it encrypted. With a hash,
 * the parts from `enrolment/uploadPart` precede the body. A repeat with the same key is one photo.
 */
export const uploadPhoto = endpoint('enrolment/uploadPhoto', {
  summary: 'Upload the ID photo of the proven phone’s holder',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id), sha256: fileHash.optional() }),
  output: z.object({ photo_id: id, width: z.number().int(), height: z.number().int() }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'own_enrolment',
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  needsKey: true,
  refuses: ['not_found', 'class_not_open', 'state_changed', 'photo_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: 180143985094819 },
    output: { photo_id: 180143985098888, width: 413, height: 579 },
  },
});
