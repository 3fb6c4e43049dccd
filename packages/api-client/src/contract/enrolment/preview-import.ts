import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { headRow, lookExample, sheetLook } from '../sheet-look.js';
import { importColumn, importDesk, importExamples } from './import-record.js';

const { class_id, import_id, columns } = importExamples.record;

/**
 * How the sheet of an import will be read: by the row that names the columns, and by what they are, else as they were the last time or as their heads
 * say. Nothing is written. Numbers are masked and long texts cut.
 */
export const previewImport = endpoint('enrolment/previewImport', {
  summary: 'How the rows of an import will be read',
  input: z.strictObject({
    class_id: id,
    import_id: id,
    head_row: headRow,
    columns: z.array(importColumn).max(importLimits.columns_max, 'too_big').optional(),
  }),
  output: sheetLook(importColumn),
  access: importDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, import_id, head_row: 3 },
    output: { ...lookExample, columns, remembered: true },
  },
});
