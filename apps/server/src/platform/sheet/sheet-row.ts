/**
 * What keeps the value of a cell from being read: a formula that was never calculated, and a number of which a program
 * kept 15 digits, among them.
 */
export interface CellFlaw {
  readonly column: number;
  readonly why: 'formula' | 'cell_too_big' | 'cell_error' | 'lost_digits';
}

/** What was done to a row, which the person who sent it is told. */
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
  /** Values by column, trimmed; empty where there is none or where it cannot be read. Days are written `2026-11-21`. */
  readonly cells: readonly string[];
  readonly flaws: readonly CellFlaw[];
  /** Whether a number that means a day is counted from 1904, as early programs of Apple did; left out otherwise. */
  readonly date1904?: true;
  /** What was done to it; left out where nothing was. */
  readonly marks?: readonly RowMark[];
}

/** The sheet of a table that is read. */
export interface SheetTable {
  readonly rows: readonly SheetRow[];
  /** The names of the other sheets that hold something. */
  readonly other_sheets: readonly string[];
}
