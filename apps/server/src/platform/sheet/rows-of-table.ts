import type { SheetRow } from './sheet-row.js';

interface Divided {
  /** The rows above the heads, and those of the table that they belong to. */
  readonly own: readonly SheetRow[];
  /** The rows of the tables behind it. */
  readonly others: readonly SheetRow[];
}

/**
 * Divides the rows of a web page at the end of the table that a row names the columns of. Heads that are a table of
 * their own belong to the next one.
 */
export const rowsOfTable = (rows: readonly SheetRow[], head: Pick<SheetRow, 'row_no' | 'table'>): Divided => {
  const { row_no, table: of = 0 } = head;
  const below = rows.filter((row) => row.row_no > row_no);
  const isAlone = !below.some(({ table = 0 }) => table === of);
  const last = isAlone ? (below[0]?.table ?? of) : of;
  const isOwn = ({ table = 0 }: SheetRow) => table <= last;
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row)) };
};
