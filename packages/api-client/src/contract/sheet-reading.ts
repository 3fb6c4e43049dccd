import { z } from 'zod';

/** What the reader of tables did with rows, so that nothing is silently changed; in the order in which it is said. */
export const readingKinds = [
  'lost_digits',
  'cell_unread',
  'merged_filled',
  'hidden_row_read',
  'date_1904',
  'formula_result_taken',
  'amount_rounded',
  'rows_above_head',
  'total_row_left_out',
  'birth_from_number',
  'birth_day_from_number',
  'gender_from_number',
  'id_type_assumed',
  'address_from_above',
  'other_sheets_ignored',
] as const;

/** One of {@link readingKinds}. */
export type ReadingKind = (typeof readingKinds)[number];

/** How a table was read: of each kind how many rows, and the first of them by number. It never has what a cell says. */
export const sheetReading = z.array(
  z.object({
    kind: z.enum(readingKinds),
    count: z.int(),
    rows: z.array(z.int()),
    /** The names of the sheets that were not read. */
    names: z.array(z.string()).optional(),
  }),
);

export type SheetReading = z.infer<typeof sheetReading>;

/** An example that the calls share. */
export const readingExample = [{ kind: 'hidden_row_read', count: 2, rows: [7, 9] }] satisfies SheetReading;
