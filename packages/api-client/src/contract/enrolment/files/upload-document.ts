import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { documentKind } from '../enrolment-record.js';
import { fileHash } from './upload-part.js';

/**
 * Takes a document (a PDF, or a picture that is re-encoded) and stores it encrypted. One that no enrolment and no
 * draft uses within a day is deleted. With a hash, the parts from `enrolment/uploadPart` precede the body. A repeat
 * with the same key is one document.
 */
export const uploadDocument = endpoint('enrolment/uploadDocument', {
  summary: 'Upload a document of the proven phone’s holder',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    kind: documentKind,
    sha256: fileHash.optional(),
  }),
  output: z.object({
    file_id: id,
    kind: z.string(),
    media_type: z.enum(['image/jpeg', 'application/pdf']),
    size: z.number().int(),
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'own_enrolment',
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  needsKey: true,
  refuses: ['state_changed', 'not_found', 'class_not_open', 'file_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: 180143985094819, kind: 'id_front' },
    output: { file_id: 180143985098889, kind: 'id_front', media_type: 'image/jpeg', size: 182_044 },
  },
});
