import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { sheetName } from '../../sheet-look.js';
import { importDesk, importExamples, importRecord } from './import-record.js';

/**
 * Takes a sheet of candidates (XLSX, XLS, ODS or CSV) and stores its rows encrypted; of a workbook with several sheets
 * the first that holds anything, or the one that `sheet` names. The meaning of the columns
 * comes from the caller's last sheet with the same heads, else it is guessed from the heads, which stand among the
 * first thirty rows; `enrolment/previewImport` shows how they will be read. An earlier import of the caller in this
 * class that does not run yet is dropped.
 */
export const startImport = endpoint('enrolment/startImport', {
  summary: 'Send a sheet of candidates',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.sheet_title_length_max),
    sheet: sheetName,
  }),
  output: importRecord,
  access: importDesk,
  writes: 'import',
  body: 'bytes',
  refuses: ['not_found', 'import_refused', 'transition_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: 180143985094819, title: '第四期考生名单.xlsx', sheet: '名单' },
    output: {
      ...importExamples.record,
      status: 'uploaded',
      rows: { ...importExamples.record.rows, read: 120, good: 0, wrong: 0, double: 0 },
      events: ['check', 'drop'],
    },
  },
});
