import type { SheetReading } from '@skillcert/api-client/contract';

/**
 * A reason why a cell cannot be read, such as a formula that was never calculated, or a number of which a
 * program kept 15 digits.
 */
export interface CellFlaw {
  readonly column: number;
  readonly why:
    | 'formula'
    | 'cell_too_big'
    | 'cell_error'
    | 'lost_digits'
    | 'number_doubtful'
    | 'row_too_long';
}

/** A change that was made to a row, which is reported to the person who sent it. */
export type RowMark =
  | 'quote_unclosed'
  | 'merged_filled'
  | 'hidden_row_read'
  | 'date_1904'
  | 'formula_result_taken'
  | 'amount_rounded'
  | 'total_row_left_out'
  | 'footer_left_out';

/** A row that is not blank. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly row_no: number;
  /** Values by column, trimmed; empty if a cell has none or cannot be read. Days are written `2026-11-21`. */
  readonly cells: readonly string[];
  readonly flaws: readonly CellFlaw[];
  /** Whether numbers that mean a day are counted from 1904, as early programs of Apple did; left out otherwise. */
  readonly date1904?: true;
  /** The changes that were made to it; left out if there are none. */
  readonly marks?: readonly RowMark[];
  /** The columns whose value is a copy of a merged cell that begins in a row above; left out if there are none. */
  readonly copied?: readonly number[];
  /** How many cells its line has, blank ones too; left out where it is no line of a text with separators. */
  readonly width?: number;
  /** Which of several tables of a web page it stands in, from 0; left out for the first. */
  readonly table?: number;
  /** The columns that are hidden and hold something, from 0; of a row that may name the columns. */
  readonly hidden?: readonly number[];
  /** The rows of the tables behind the one whose columns it names; of the row of heads of a web page. */
  readonly others?: readonly number[];
}

/** The sheet of a file that is read. */
export interface SheetTable {
  readonly rows: readonly SheetRow[];
  /** The report on the file as a whole, such as the sheets of it that were not read. */
  readonly notes: SheetReading;
  /** Whether the file is text, which does not tell a number from a text; left out for workbooks. */
  readonly untyped?: true;
}
