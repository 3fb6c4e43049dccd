import { limits } from '@skillcert/core';
import { z } from 'zod';
import { experts } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';

/** Adds a picture of a qualification (JPEG, PNG or WebP by its content), re-encoded and stored encrypted. */
export const uploadExpertFile = endpoint('user/uploadExpertFile', {
  summary: 'Add a picture of a qualification to one’s own work profile',
  input: z.strictObject({ title: requiredLine(limits.expert_title_length_max) }),
  output: z.object({ file_id: id }),
  access: experts,
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: ['photo_refused', 'too_large', 'too_many'],
  example: { input: { title: '高级工程师证书' }, output: { file_id: 180143985099555 } },
});
