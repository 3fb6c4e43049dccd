import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';

/** What a column of a statement can be; the balance only shows in which order the lines stand. */
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
 * The first rows of a bank statement, so that somebody can say which of them names the columns and what these are. Nothing is kept; long numbers
 * are masked and long texts cut.
 */
export const previewStatement = endpoint('payment/previewStatement', {
  summary: 'The first rows of a bank statement',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(z.object({ row_no: z.int(), cells: z.array(z.string()) })),
    /** The row that names the columns, and what they are, as far as that is known; empty for a column that says nothing. */
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
