import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { headRow, lookExample, sheetLook } from '../../sheet-look.js';
import { importColumn, importDesk, importExamples } from './import-record.js';

const { class_id, import_id, columns } = importExamples.record;

/**
 * A preview of how the sheet of an import will be read: with the given head row and columns, else as the last time
 * or as its heads suggest. Nothing is written. Numbers are masked and long texts cut.
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
