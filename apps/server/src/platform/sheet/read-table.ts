import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { columnLetters } from './cell-address.js';
import type { SheetReader } from './create-sheet-reader.js';
import { type NamedColumns, type PartedTable, partTable } from './part-table.js';
import { plainWord } from './plain-word.js';
import { readingOf } from './reading-of.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow, SheetTable } from './sheet-row.js';
import { isLeftOut, markTotals } from './total-row.js';
import { withoutCutNumbers } from './without-cut-numbers.js';

/** The heads of a row. @throws a SheetFault if one cannot be read, or appears twice */
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

/** A table with the row that names its columns. */
interface HeadedTable extends Pick<SheetTable, 'other_sheets'>, Pick<PartedTable, 'head' | 'head_rows'> {
  readonly heads: readonly string[];
  /** The rows above the heads, and the row of heads itself. */
  readonly above: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  /** Rows that add up the others. */
  readonly totals: readonly SheetRow[];
  readonly reading: SheetReading;
}

/**
 * Reads a table by its heads: the row that somebody chose, otherwise the row that names most columns.
 * @throws a SheetFault if the file is no table, has no rows, or has more rows than an import may have
 */
export const readTable = async (
  reader: SheetReader,
  bytes: Buffer,
  named: NamedColumns,
  head_row?: number,
): Promise<HeadedTable> => {
  const table = await reader.read(bytes);
  const { head, head_rows, above, ...under } = partTable(withoutCutNumbers(table), named, head_row);
  const below = markTotals(under.below);
  const rows = below.filter((row) => !isLeftOut(row));
  if (rows.length === 0) throw new SheetFault('no_rows');
  if (rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  return {
    head,
    head_rows,
    heads: headsOf(head),
    above: [...above, head],
    rows,
    totals: below.filter(isLeftOut),
    other_sheets: table.other_sheets,
    reading: readingOf({ ...table, rows: [...above, head, ...below] }, head.row_no),
  };
};
