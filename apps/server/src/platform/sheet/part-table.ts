import { refuseFields } from '../http/errors/refuse.js';
import { withoutHiddenDoubles } from './hidden-columns.js';
import { type NamedColumns, refuseDoubles } from './refuse-doubles.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';
import { withoutTooLong } from './too-long.js';

/** The heads are looked for in this many first rows: above its heads a table has a title and contacts. */
export const preamble = 30;

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

/** The first rows; of a web page those of each of its tables. */
const firstRows = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  const seen = new Map<number, number>();
  return rows.filter(({ table = 0 }) => {
    const before = seen.get(table) ?? 0;
    seen.set(table, before + 1);
    return before < preamble && seen.size <= preamble;
  });
};

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
const rowsOfTable = (rows: readonly SheetRow[], head: Pick<SheetRow, 'row_no' | 'table'>): Divided => {
  const { row_no, table: of = 0 } = head;
  const below = rows.filter((row) => row.row_no > row_no);
  const isAlone = !below.some(({ table = 0 }) => table === of);
  const last = isAlone ? (below[0]?.table ?? of) : of;
  const isOwn = ({ table = 0 }: SheetRow) => table <= last;
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row)) };
};

interface FoundHead {
  readonly head_rows: readonly SheetRow[];
  /** Undefined for a table without rows. */
  readonly head: SheetRow | undefined;
  readonly isNamed: boolean;
}

/** The row that names most columns, or the first row if none names any. */
export const findHead = (rows: readonly SheetRow[], named: NamedColumns): FoundHead => {
  const head_rows = firstRows(rows);
  const counts = head_rows.map((row) => named(withoutHiddenDoubles(row).cells));
  const at = Math.max(0, counts.indexOf(Math.max(...counts, 1)));
  return { head_rows, head: head_rows[at], isNamed: (counts[at] ?? 0) > 0 };
};

/**
 * Divides a table at the row that somebody chose as its heads, otherwise at the row that names most columns, or at the
 * first row if none names any. A hidden column gives way to one of the same head that is shown, and a row with more
 * cells than the heads is unread. All tables are divided here, so that none is read by one of two columns of one head.
 * @throws a SheetFault for a table without rows, and for two columns of one head, and a Refusal naming `head_row` for a
 * row that is not among the first
 */
export const partTable = (rows: readonly SheetRow[], named: NamedColumns, head_row?: number): PartedTable => {
  const known = findHead(rows, named);
  const { head_rows } = known;
  const found = head_row === undefined ? known.head : head_rows.find(({ row_no }) => row_no === head_row);
  if (!found && head_row !== undefined) throw refuseFields({ head_row: 'not_offered' });
  if (!found) throw new SheetFault('no_rows');
  // Where nothing is known to name the columns, every row stays for somebody to choose among.
  const isNamed = head_row !== undefined || known.isNamed;
  const { own, others } = isNamed ? rowsOfTable(rows, found) : { own: rows, others: [] };
  const place = own.indexOf(found);
  const head = withoutHiddenDoubles(found);
  refuseDoubles(head.cells, named);
  return {
    head: { ...head, ...(others.length > 0 && { others: others.map(({ row_no }) => row_no) }) },
    above: own.slice(0, place),
    below: own.slice(place + 1).map((row) => withoutTooLong(row, found)),
    head_rows,
  };
};
