import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { columnLetters } from './cell-address.js';
import type { SheetReader } from './create-sheet-reader.js';
import { plainWord } from './plain-word.js';
import { readingOf } from './reading-of.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow, SheetTable } from './sheet-row.js';
import { isLeftOut, markTotals } from './total-row.js';

/** The heads that a row has. @throws a SheetFault where one cannot be read, or stands twice */
export const headsOf = ({
  cells,
  flaws,
  row_no,
}: Pick<SheetRow, 'cells' | 'flaws' | 'row_no'>): readonly string[] => {
  const [flaw] = flaws;
  if (flaw) throw new SheetFault('head_formula', { cell: `${columnLetters(flaw.column)}${row_no}` });
  const words = cells.map(plainWord);
  const twice = cells.find((head, at) => head !== '' && words.indexOf(words[at] ?? '') < at);
  if (twice) throw new SheetFault('head_twice', { head: twice });
  return cells;
};

/** Above its heads a sheet says what it is and whom to ask. */
export const preamble = 30;

/** How many columns the cells of a row name. */
type NamedColumns = (cells: readonly string[]) => number;

/** A table with the row that names its columns. */
interface HeadedTable extends Pick<SheetTable, 'other_sheets'> {
  readonly head_row: number;
  readonly heads: readonly string[];
  /** What stands above the heads, and these. */
  readonly above: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  /** What adds the others up. */
  readonly totals: readonly SheetRow[];
  readonly reading: SheetReading;
}

/**
 * Reads a table whose heads are the row that names most columns, the first where none names any.
 * @throws a SheetFault for what is no table, and for one without rows or with more than an import may have
 */
export const readTable = async (
  reader: SheetReader,
  bytes: Buffer,
  named: NamedColumns,
): Promise<HeadedTable> => {
  const table = await reader.read(bytes);
  const counts = table.rows.slice(0, preamble).map(({ cells }) => named(cells));
  const at = Math.max(0, counts.indexOf(Math.max(...counts, 1)));
  const head = table.rows[at];
  const below = markTotals(table.rows.slice(at + 1));
  const rows = below.filter((row) => !isLeftOut(row));
  const above = table.rows.slice(0, at + 1);
  if (!head || rows.length === 0) throw new SheetFault('no_rows');
  if (rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  return {
    head_row: head.row_no,
    heads: headsOf(head),
    above,
    rows,
    totals: below.filter(isLeftOut),
    other_sheets: table.other_sheets,
    reading: readingOf({ ...table, rows: [...above, ...below] }, head.row_no),
  };
};
