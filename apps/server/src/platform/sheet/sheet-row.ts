/**
 * A reason why a cell cannot be read, such as a formula that was never calculated, or a number of which a
 * program kept 15 digits.
 */
export interface CellFlaw {
  readonly column: number;
  readonly why: 'formula' | 'cell_too_big' | 'cell_error' | 'lost_digits';
}

/** A change that was made to a row, which is reported to the person who sent it. */
export type RowMark =
  | 'merged_filled'
  | 'hidden_row_read'
  | 'date_1904'
  | 'formula_result_taken'
  | 'amount_rounded'
  | 'total_row_left_out';

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
}

/** The sheet of a file that is read. */
export interface SheetTable {
  readonly rows: readonly SheetRow[];
  /** The names of the other sheets that hold something. */
  readonly other_sheets: readonly string[];
  /** Whether the file is text, which does not tell a number from a text; left out for workbooks. */
  readonly untyped?: true;
}
