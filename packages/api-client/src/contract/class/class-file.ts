import { limits } from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment } from '../fields.js';

/** An attachment of a class: a PDF as it was uploaded, or a picture, which is stored as JPEG. */
export const classFile = z.object({
  file_id: id,
  /** The original name of the file. */
  title: line(limits.file_title_length_max),
  media_type: z.enum(['application/pdf', 'image/jpeg']),
  size: z.number().int(),
  created_at: moment,
});

/** The example that the calls on attachments share. */
export const classFileExample = {
  file_id: 180143985099777,
  title: '场地租赁合同.pdf',
  media_type: 'application/pdf',
  size: 358_400,
  created_at: '2026-10-02T02:12:40Z',
} satisfies z.infer<typeof classFile>;
