import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { readingExample, sheetReading } from '../sheet-reading.js';
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
    head_row: z.int().min(1, 'too_small').optional(),
    columns: z.array(importColumn).max(importLimits.columns_max, 'too_big').optional(),
  }),
  output: z.object({
    head_row: z.int(),
    /** The rows that may name the columns. */
    head_rows: z.array(z.object({ row_no: z.int(), cells: z.array(z.string()) })),
    columns: z.array(z.object({ head: z.string(), field: importColumn })),
    /** Whether the mapping of the columns was remembered from a sheet with the same headers. */
    remembered: z.boolean(),
    /** The first rows under the heads, column by column; null for a cell that cannot be read. */
    first: z.array(z.object({ row_no: z.int(), cells: z.array(z.string().nullable()) })),
    reading: sheetReading,
  }),
  access: importDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, import_id, head_row: 3 },
    output: {
      head_row: 3,
      head_rows: [
        { row_no: 1, cells: ['第四期考生名单'] },
        { row_no: 3, cells: ['姓名', '证件号码', '备注'] },
      ],
      columns,
      remembered: true,
      first: [{ row_no: 4, cells: ['王芳', '3101**********1046', ''] }],
      reading: readingExample,
    },
  },
});
