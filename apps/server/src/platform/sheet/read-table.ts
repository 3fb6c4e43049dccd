import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { columnLetters } from './cell-address.js';
import type { SheetReader } from './create-sheet-reader.js';
import { type PartedTable, partTable } from './part-table.js';
import { readingOf } from './reading-of.js';
import type { NamedColumns } from './refuse-doubles.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow, SheetTable } from './sheet-row.js';
import { isLeftOut, markTotals, namesUnder } from './total-row.js';
import { withoutCutNumbers } from './without-cut-numbers.js';

/** The most sheets that a refusal names. */
const namedSheets = 5;

/** The heads of a row. @throws a SheetFault if one cannot be read */
export const headsOf = ({
  cells,
  flaws,
  row_no,
}: Pick<SheetRow, 'cells' | 'flaws' | 'row_no'>): readonly string[] => {
  const [flaw] = flaws;
  if (flaw) throw new SheetFault('head_formula', { cell: `${columnLetters(flaw.column)}${row_no}` });
  return cells;
};

/** The fault of a sheet without a row under its heads; it names the other sheets of its file. */
const noRows = ({ notes }: Pick<SheetTable, 'notes'>): SheetFault => {
  const { names, read } = notes.find(({ kind }) => kind === 'other_sheets_ignored') ?? {};
  return names && read !== undefined
    ? new SheetFault('no_rows_here', { sheet: read, others: names.slice(0, namedSheets).join(', ') })
    : new SheetFault('no_rows');
};

/** A table with the row that names its columns. */
interface HeadedTable extends Pick<PartedTable, 'head' | 'head_rows'> {
  readonly heads: readonly string[];
  /** The rows above the heads, and the row of heads itself. */
  readonly above: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  /** The same as they were sent, so that they can be read under other heads. */
  readonly sent: readonly SheetRow[];
  /** Rows that add up the others. */
  readonly totals: readonly SheetRow[];
  readonly reading: SheetReading;
}

/**
 * Reads a table by its heads: the row that somebody chose, otherwise the row that names most columns; of a workbook
 * the sheet that somebody chose.
 * @throws a SheetFault if the file is no table, has no rows, or has more rows than an import may have
 */
export const readTable = async (
  reader: SheetReader,
  bytes: Buffer,
  named: NamedColumns,
  head_row?: number,
  sheet?: string,
): Promise<HeadedTable> => {
  const table = await reader.read(bytes, sheet);
  const whole = withoutCutNumbers(table);
  const { head, head_rows, above, ...under } = partTable(whole, named, head_row);
  const below = markTotals(under.below, namesUnder(head));
  const rows = below.filter((row) => !isLeftOut(row));
  if (rows.length === 0) throw noRows(table);
  if (rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  const heads = headsOf(head);
  const sent = new Map(whole.map((row) => [row.row_no, row]));
  return {
    head,
    head_rows,
    heads,
    above: [...above, head],
    rows,
    sent: rows.map((row) => sent.get(row.row_no) ?? row),
    totals: below.filter(isLeftOut),
    reading: readingOf({ ...table, rows: [...above, head, ...below] }, head.row_no),
  };
};
