import { z } from 'zod';

/** The changes that the reader of tables made to rows, so that nothing is changed silently; in the order of display. */
export const readingKinds = [
  'lost_digits',
  'number_doubtful',
  'row_too_long',
  'cell_unread',
  'quote_unclosed',
  'encoding_assumed',
  'field_named_twice',
  'direction_unsaid',
  'direction_code_unread',
  'other_currency',
  'two_currencies',
  'currency_unknown',
  'two_amounts',
  'merged_amount',
  'unit_not_converted',
  'unit_converted',
  'merged_filled',
  'hidden_row_read',
  'hidden_column_read',
  'hidden_column_left_out',
  'date_1904',
  'formula_result_taken',
  'amount_rounded',
  'rows_above_head',
  'head_row_taken',
  'footer_left_out',
  'total_row_left_out',
  'birth_from_number',
  'birth_day_from_number',
  'gender_from_number',
  'id_type_assumed',
  'years_counted_full',
  'name_blanks_removed',
  'ditto_filled',
  'address_from_above',
  'seats_differ',
  'pictures_ignored',
  'other_tables_ignored',
  'other_sheets_ignored',
] as const;

/** One of {@link readingKinds}. */
export type ReadingKind = (typeof readingKinds)[number];

/**
 * The report on reading a table: for each kind of change the number of rows, and the numbers of the first ones. It
 * never contains the text of a cell.
 */
export const sheetReading = z.array(
  z.object({
    kind: z.enum(readingKinds),
    count: z.int(),
    rows: z.array(z.int()),
    /**
     * The names of the sheets that were not read, each of which `sheet` of a call can name, the letters of columns, the
     * name of an encoding, or the units of amounts.
     */
    names: z.array(z.string()).optional(),
    /** The name of the sheet that was read, where others were not. */
    read: z.string().optional(),
  }),
);

export type SheetReading = z.infer<typeof sheetReading>;

/** An example that the calls share. */
export const readingExample = [{ kind: 'hidden_row_read', count: 2, rows: [7, 9] }] satisfies SheetReading;
