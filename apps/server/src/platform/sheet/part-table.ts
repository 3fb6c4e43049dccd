import { refuseFields } from '../http/errors/refuse.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';

/** The heads are looked for in this many first rows: above its heads a table has a title and contacts. */
export const preamble = 30;

/** How many columns the cells of a row name. */
export type NamedColumns = (cells: readonly string[]) => number;

/** A table divided at the row that names its columns. */
export interface PartedTable {
  readonly head: SheetRow;
  /** The rows above the heads. */
  readonly above: readonly SheetRow[];
  /** The rows under the heads. */
  readonly below: readonly SheetRow[];
  /** The rows that may name the columns. */
  readonly head_rows: readonly SheetRow[];
}

/**
 * Divides a table at the row that somebody chose as its heads, otherwise at the row that names most columns, or at the
 * first row if none names any.
 * @throws a SheetFault for a table without rows, and a Refusal naming `head_row` for a row that is not among the first
 */
export const partTable = (rows: readonly SheetRow[], named: NamedColumns, head_row?: number): PartedTable => {
  const head_rows = rows.slice(0, preamble);
  const counts = head_rows.map(({ cells }) => named(cells));
  const at =
    head_row === undefined
      ? Math.max(0, counts.indexOf(Math.max(...counts, 1)))
      : head_rows.findIndex(({ row_no }) => row_no === head_row);
  if (at === -1) throw refuseFields({ head_row: 'not_offered' });
  const head = rows[at];
  if (!head) throw new SheetFault('no_rows');
  return { head, above: rows.slice(0, at), below: rows.slice(at + 1), head_rows };
};
