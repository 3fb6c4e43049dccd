import { exportKinds } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';

/** A file that a person downloaded, as an audit entry; the file itself is not stored. */
export const exportRow = z.object({
  export_id: z.string(),
  at: moment,
  /** The person who exported it. */
  by: z.string(),
  what: z.enum(exportKinds),
  /** The class of the file; null if it concerned several or none. */
  class: z.object({ class_id: id, class_name: z.string() }).nullable(),
  /** The number of records, people or files in it; null if nobody counted. */
  count: z.int().nullable(),
  /** The stated purpose; null if none is asked for, for example for a paper at the door. */
  purpose: z.string().nullable(),
  /** Whether phones and identity numbers stood in it in full. */
  revealed: z.boolean(),
});
export type ExportRow = z.infer<typeof exportRow>;

/** An example that the calls share. */
export const exportExample = {
  export_id: '0-1042',
  at: '2026-11-21T03:12:45.000Z',
  by: '林秋月',
  what: 'enrolment_list',
  class: { class_id: 180143985094819, class_name: '2026年第四期（三级）上海班' },
  count: 57,
  purpose: '核对报名材料',
  revealed: false,
} as const satisfies ExportRow;
