import { limits } from '@skillcert/core';
import { z } from 'zod';
import { organisers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { classFile, classFileExample } from '../class-file.js';

/**
 * Attaches a file to a class that is a draft or refused: a PDF, or a picture (JPEG, PNG or WebP as the decoder sees
 * it), which is re-encoded. Stored encrypted.
 */
export const uploadClassFile = endpoint('class/uploadClassFile', {
  summary: 'Attach a file to a draft or refused class',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.file_title_length_max),
  }),
  output: classFile,
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'plan',
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: ['not_found', 'transition_refused', 'file_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: 180143985094819, title: '场地租赁合同.pdf' },
    output: classFileExample,
  },
});
