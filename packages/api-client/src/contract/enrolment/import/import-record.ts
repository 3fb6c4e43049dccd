import { fieldsWhere, type ImportStatus, importLifecycle, importOffers } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { enrollType, studyType } from '../../class/class-record.js';
import { dayOrder, id, moment } from '../../fields.js';
import { readingExample, sheetReading } from '../../sheet-reading.js';

/** The possible columns of a sheet of candidates, in the order of the template. */
export const importFields = [
  ...fieldsWhere({ imported: true }).filter((field) => field !== 'certificate'),
  'certificate_level',
  'certificate_number',
  'certificate_issued_on',
  'enroll_type',
  'study_type',
  'unit',
  'invoice_title',
  'invoice_tax_no',
  'invoice_email',
  'photo',
] as const;

/** One of {@link importFields}. */
export type ImportField = (typeof importFields)[number];

/** A field of {@link importFields}, or empty for a column that is left out. */
export const importColumn = z.enum([...importFields, ''], 'not_offered');

const statuses = Object.keys(importLifecycle.states) as [ImportStatus, ...ImportStatus[]];

/** The roles that work with the candidates of a class may import more of them. */
export const importDesk = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'sign_up', is_organization: true },
} as const;

/** A state of the lifecycle of imports. */
export const importStatus = z.enum(statuses);

/** An import of the caller: its files, and its progress. */
export const importRecord = z.object({
  class_id: id,
  import_id: id,
  /** The name of the sheet's file. */
  title: z.string(),
  status: importStatus,
  /** The row that names the columns; 0 where that is not known any more. */
  head_row: z.int(),
  /** The columns of the sheet in order: their heads, and the field of each. */
  columns: z.array(z.object({ head: z.string(), field: importColumn })),
  /** The default mode of enrolment and study for rows that do not state it. */
  enroll_type: enrollType,
  study_type: studyType,
  /** The order in which ambiguous days such as `12/11/1990` were read; null if there are none. */
  day_order: dayOrder.nullable(),
  /** The number of photos in the archive; null if none was sent. */
  photos: z.number().int().nullable(),
  /**
   * The rows by result. `read`: not checked yet. `good`: checked, not enrolled yet. `wrong`: something is to be
   * corrected. `double`: the person or the phone is in the class already, or further up in the sheet. `refused`:
   * good at the check, but refused at the enrolment.
   */
  rows: z.object({
    read: z.number().int(),
    good: z.number().int(),
    wrong: z.number().int(),
    double: z.number().int(),
    enrolled: z.number().int(),
    refused: z.number().int(),
  }),
  /** The changes made to rows when the sheet was read. */
  reading: sheetReading.optional(),
  seats_left: z.number().int(),
  /** The events that the caller may apply to it now. */
  events: z.array(z.enum(importOffers)),
  created_at: moment,
  /** When everything that was sent is deleted. */
  expires_at: moment,
});

/** A row that was not taken, and why. */
export const importRow = z.object({
  /** The number of the row in the sheet. */
  row: z.number().int(),
  name: z.string(),
  kind: z.enum(['wrong', 'double', 'refused']),
  /** In the language of the caller; `column` is empty if it concerns the row. */
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
});

/**
 * A file of an archive that became nobody's photo, with identity numbers masked, and the reason in the caller's
 * language.
 */
export const importPhotoLeft = z.object({ file: z.string(), why: z.string() });

export type ImportRecord = z.infer<typeof importRecord>;
export type ImportRow = z.infer<typeof importRow>;

const example = {
  class_id: 180143985094819,
  import_id: 180143985130001,
  title: '第四期考生名单.xlsx',
  status: 'checked',
  head_row: 3,
  columns: [
    { head: '姓名', field: 'name' },
    { head: '证件号码', field: 'id_card' },
    { head: '备注', field: '' },
  ],
  enroll_type: 'organization',
  study_type: 'online',
  day_order: null,
  photos: null,
  rows: { read: 0, good: 118, wrong: 1, double: 1, enrolled: 0, refused: 0 },
  reading: readingExample,
  seats_left: 240,
  events: ['check', 'confirm', 'drop'],
  created_at: '2026-11-21T04:00:00.000Z',
  expires_at: '2026-11-28T04:00:00.000Z',
} satisfies ImportRecord;

const rowExample = {
  row: 17,
  name: '王芳',
  kind: 'wrong',
  problems: [{ column: '证件号码', message: '请填写有效的证件号码' }],
} satisfies ImportRow;

/** Examples that the calls of imports share. */
export const importExamples = { record: example, row: rowExample };
