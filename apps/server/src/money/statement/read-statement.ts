import type { SheetReading } from '@skillcert/api-client/contract';
import { type DayOrder, type FoundOrder, findDayOrder, importLimits, type Programme } from '@skillcert/core';
import type { SheetReader } from '../../sheet/create-sheet-reader.js';
import { inTurns } from '../../sheet/in-turns.js';
import { readingOf } from '../../sheet/reading-of.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
import { orderOfRows } from './days/order-of-rows.js';
import { periodOf } from './days/period-of.js';
import { holderOf } from './own/holder-of.js';
import { type LineRules, type ReadLine, readLine } from './read-line.js';
import type { StatementColumns } from './statement-heads.js';
import type { HeadsOf } from './statement-layout.js';

/** Above the names of its columns a bank says whose account it is, and since when. */
const preamble = 30;

/** What a statement says. */
export interface ReadStatement {
  readonly lines: readonly ReadLine[];
  readonly outgoing: number;
  /** The rows whose day or amount cannot be read. */
  readonly unread: readonly number[];
  /** The row that names the columns, and what they are. */
  readonly heads: readonly string[];
  readonly fields: StatementColumns;
  /** Whose account it is; empty where nobody says so. */
  readonly holder: string;
  /** A day that can be read in two ways, where nothing tells which. */
  readonly doubt: FoundOrder['doubt'];
  /** How the table was read. */
  readonly reading: SheetReading;
}

interface Rules {
  readonly programme: Pick<Programme, 'numbers'>;
  readonly today: string;
  /** In which order days are read, where somebody said it. */
  readonly order?: DayOrder | undefined;
}

/** The first rows of a statement, among which one names the columns. */
export const readFirstRows = async (reader: SheetReader, bytes: Buffer): Promise<readonly SheetRow[]> => {
  const { rows } = await reader.read(bytes);
  return rows.slice(0, preamble);
};

const daysIn = (rows: readonly SheetRow[], fields: StatementColumns): string[] =>
  rows.flatMap(({ cells }) =>
    fields.flatMap((field, at) => (field === 'date' && cells[at] ? [cells[at]] : [])),
  );

/**
 * Reads a bank statement, a workbook or CSV.
 * @throws a SheetFault for what is no such file, what no row of names its columns, and what is larger than an import may be
 */
export const readStatement = async (
  reader: SheetReader,
  bytes: Buffer,
  headsOf: HeadsOf,
  { programme, today, order }: Rules,
): Promise<ReadStatement> => {
  const table = await reader.read(bytes);
  const all = table.rows;
  if (all.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  const at = all.slice(0, preamble).findIndex((row) => headsOf(row) !== undefined);
  const head = all[at];
  const fields = head && headsOf(head);
  if (!head || !fields) throw new SheetFault('no_statement');
  const [above, rows] = [all.slice(0, at), all.slice(at + 1)];
  const found = findDayOrder(daysIn(rows, fields), {
    today,
    period: periodOf(above, today),
    sequence: orderOfRows(rows, fields),
  });
  const rules: LineRules = {
    programme,
    days: { today, order: order ?? (found.orders.length === 1 ? found.orders[0] : undefined) },
  };
  const read: { readonly row_no: number; readonly said: ReturnType<typeof readLine> }[] = [];
  for await (const some of inTurns(rows))
    read.push(...some.map((row) => ({ row_no: row.row_no, said: readLine(row, fields, rules) })));
  return {
    lines: read.flatMap(({ said }) => (typeof said === 'string' ? [] : [said])),
    outgoing: read.filter(({ said }) => said === 'outgoing').length,
    unread: read.flatMap(({ row_no, said }) => (said === 'unread' ? [row_no] : [])),
    heads: head.cells,
    fields,
    holder: holderOf(above),
    doubt: order ? undefined : found.doubt,
    reading: readingOf(table, head.row_no),
  };
};
