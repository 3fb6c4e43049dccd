import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';

/** The field of a column in a statement; the balance only shows the order of the lines. */
export const statementField = z.enum([
  'date',
  'credit',
  'amount',
  'direction',
  'payer',
  'note',
  'reference',
  'balance',
]);

export type StatementField = z.infer<typeof statementField>;

/**
 * The first rows of a bank statement, so that a person can choose the row that names the columns, and their fields.
 * Nothing is stored; long numbers are masked and long texts cut.
 */
export const previewStatement = endpoint('payment/previewStatement', {
  summary: 'The first rows of a bank statement',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(z.object({ row_no: z.int(), cells: z.array(z.string()) })),
    /** The row that names the columns, and their fields, as far as known; empty for a column without use. */
    head_row: z.int().nullable(),
    columns: z.array(statementField.or(z.literal(''))),
  }),
  access: platformStaff,
  body: 'bytes',
  refuses: ['import_refused', 'too_large', 'too_many'],
  example: {
    input: {},
    output: {
      rows: [
        { row_no: 3, cells: ['到账日', '进账', '来款单位'] },
        { row_no: 4, cells: ['2026-11-10', '680.00', '李晓明'] },
      ],
      head_row: null,
      columns: [],
    },
  },
});
