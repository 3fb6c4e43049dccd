/** What keeps the value of a cell from being read: a formula that was never calculated, and a number of which a program kept 15 digits, among them. */
export interface CellFlaw {
  readonly column: number;
  readonly why: 'formula' | 'cell_too_big' | 'cell_error' | 'lost_digits';
}

/** A row that is not blank. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly row_no: number;
  /** Values by column, trimmed; empty where there is none or where it cannot be read. Days are written `2026-11-21`. */
  readonly cells: readonly string[];
  readonly flaws: readonly CellFlaw[];
  /** Whether a number that means a day is counted from 1904, as early programs of Apple did; left out otherwise. */
  readonly date1904?: true;
}
