import { type SheetReading, type UnreadBy, unreadParts } from '@skillcert/api-client/contract';
import { type FoundOrder, findDayOrder, importLimits, type Programme } from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { findHead, type PartedTable, partTable } from '../../../platform/sheet/part-table.js';
import { counted, readingOf, toReading } from '../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { isLeftOut, markTotals } from '../../../platform/sheet/total-row.js';
import { isOfUnknown } from '../currency/row-currency.js';
import { type Booked, bookedRows } from './balance/booked-of.js';
import { balanceSays } from './balance/contradicted.js';
import { orderOfRows } from './balance/order-of-rows.js';
import { inMainUnits } from './cells/in-main-units.js';
import { moneyDoubts } from './cells/read-money.js';
import { markCutReferences } from './cut-references.js';
import { periodOf } from './days/period-of.js';
import { askAbout, doubledColumns, type Twice } from './doubled-columns.js';
import { withDirection } from './find-direction.js';
import { moneyRules } from './money-rules.js';
import { holderOf } from './own/holder-of.js';
import { type LineRules, type ReadLine, readLine } from './read-line.js';
import { withPayer } from './rows/find-payer.js';
import { isLine } from './rows/head-line.js';
import { markFooters } from './rows/mark-footers.js';
import type { SaidOrder } from './said-order.js';
import { areOfOrders, isWhole, type StatementColumns } from './statement-heads.js';
import type { KnownHeads } from './statement-layout.js';
import { joinWays } from './words/join-ways.js';

/** Rows that are named one by one; if there are more, only their number is shown. */
export const namedRows = 20;

/** The content of a statement. */
export interface ReadStatement {
  readonly lines: readonly ReadLine[];
  readonly outgoing: number;
  /** The rows whose day, amount, direction or status cannot be read, or that their balance contradicts. */
  readonly unread: readonly number[];
  /** Of them, those without a doubt in the reading, by what cannot be read. */
  readonly unread_by: UnreadBy;
  /** The header row, and the fields of its columns. */
  readonly heads: readonly string[];
  readonly fields: StatementColumns;
  /** The holder of the account; empty if the file does not name one. */
  readonly holder: string;
  /** A day that can be read in two ways, if nothing says which one is meant. */
  readonly doubt: FoundOrder['doubt'];
  /** How the table was read. */
  readonly reading: SheetReading;
  readonly isByHand: OpenStatement['isByHand'];
}

interface Rules extends Partial<SaidOrder> {
  readonly twice?: Twice;
  readonly programme: Pick<Programme, 'numbers' | 'currency'>;
  readonly today: string;
}

/** A statement whose header row is found; its columns may lack the day or the money. */
interface OpenStatement extends PartedTable {
  readonly fields: StatementColumns;
  /** The words of its header row; empty ones where that is a line. */
  readonly heads: readonly string[];
  /** Whether somebody chose a header row or columns other than those that are found. */
  readonly isByHand: boolean;
  /** Whether the columns are those that somebody chose for this bank before. */
  readonly remembered: boolean;
  readonly reading: SheetReading;
  /** Whether somebody must say first which of two columns of one head is meant. */
  readonly asksColumns: boolean;
  /** The booked amounts of its rows beside their balance. */
  readonly booked: readonly (Booked | undefined)[];
  readonly days: FoundOrder;
  readonly rules: LineRules;
}

const filled = ({ cells }: SheetRow) => cells.filter(Boolean).length;

/** If no row is known to be the header row, the first of the widest rows is: above it is the holder of the account. */
const widest = (rows: readonly SheetRow[]) => rows.toSorted((a, b) => filled(b) - filled(a))[0]?.row_no;

const daysIn = (rows: readonly SheetRow[], fields: StatementColumns): string[] =>
  rows.flatMap(({ cells }) =>
    fields.flatMap((field, at) => (field === 'date' && cells[at] ? [cells[at]] : [])),
  );

/** The fields of columns that nobody says now. Those that somebody named before are read as they were named. */
const knownFields = (
  { head, below }: Pick<PartedTable, 'head' | 'below'>,
  { headsOf, isRemembered }: KnownHeads,
): StatementColumns => {
  const heads = headsOf(head) ?? [];
  const rows = below.filter((row) => !isLeftOut(row));
  return isRemembered(head.cells) ? heads : withPayer(withDirection(heads, rows), head, rows);
};

/** The table that was sent, its rows with the ways of money from two rows of heads. */
const readSent = async (reader: SheetReader, bytes: Buffer, sheet: string | undefined) => {
  const read = await reader.read(bytes, sheet);
  if (read.rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  return { ...read, rows: joinWays(read.rows) };
};

/** Divides a statement at its header row, with the fields of its columns and the rows that are left out marked. */
const partStatement = (
  rows: readonly SheetRow[],
  knownHeads: KnownHeads,
  { today, head_row, fields: said }: Pick<Rules, 'today' | 'head_row' | 'fields'>,
) => {
  const { headsOf, isRemembered } = knownHeads;
  // Notes may be called alike: all of them are kept.
  const named = (cells: readonly string[]) =>
    isRemembered(cells)
      ? Infinity
      : (headsOf({ cells })?.filter((field) => field && field !== 'note').length ?? 0);
  const found = findHead(rows, named);
  const row = head_row ?? (found.isNamed ? found.head?.row_no : widest(found.head_rows));
  // Two columns of one head are told later, by what stands in them.
  const parted = partTable(rows, () => Infinity, row);
  const { head } = parted;
  const columns = said ?? headsOf(head) ?? [];
  const totalled = markTotals(parted.below, (at) => columns[at] === 'payer');
  const sent = markFooters(totalled, columns, today);
  const known = knownFields({ head, below: sent }, knownHeads);
  const fields = said ?? known;
  const isHeadLine = isLine(head, fields, today);
  return { parted, found, known, fields, isHeadLine, marked: markCutReferences(sent, fields) };
};

/**
 * Opens a bank statement, a workbook or CSV, and finds its header row.
 * @throws a SheetFault if the file cannot be read as a sheet or has too many rows, and a Refusal for a row that cannot
 * be the header row
 */
export const openStatement = async (
  reader: SheetReader,
  bytes: Buffer,
  knownHeads: KnownHeads,
  { programme, today, order, sheet, head_row, fields: said, twice = 'refused' }: Rules,
): Promise<OpenStatement> => {
  const { isRemembered } = knownHeads;
  const table = await readSent(reader, bytes, sheet);
  const divided = partStatement(table.rows, knownHeads, { today, head_row, fields: said });
  const { parted, found, known, fields, isHeadLine, marked } = divided;
  const { head, above } = parted;
  const linesAbove = isHeadLine ? [...above.filter((row) => isLine(row, fields, today)), head] : [];
  const sentBelow = [...linesAbove, ...marked.filter((one) => !isLeftOut(one))];
  const foot = marked.filter(isLeftOut);
  const converted = inMainUnits({ ...parted, below: sentBelow, foot }, fields, twice);
  const { below, decimals } = converted;
  const doubled = isRemembered(head.cells) ? [] : doubledColumns({ head, below }, known);
  const asked = said ? [] : askAbout(parted, doubled, twice);
  const money = {
    ...moneyRules({ ...parted, below }, fields, { decimals, currency: programme.currency }),
    isUndoubted: twice === 'first',
  };
  const booked: (Booked | undefined)[] = [];
  for await (const some of inTurns(below)) booked.push(...bookedRows(some, fields, money));
  const days = findDayOrder(daysIn(below, fields), {
    today,
    period: periodOf(above, today),
    sequence: orderOfRows(booked),
  });
  const isAsKnown = fields.join() === known.join();
  return {
    ...parted,
    below,
    fields,
    booked,
    // The first line of a file says nothing of the next file.
    heads: isHeadLine ? head.cells.map(() => '') : head.cells,
    isByHand: head.row_no !== found.head?.row_no || !isAsKnown || (said !== undefined && doubled.length > 0),
    remembered: isAsKnown && isRemembered(head.cells),
    reading: toReading(readingOf({ ...table, rows: [...above, head, ...marked] }, head.row_no), [
      ...converted.notes,
      ...asked,
      ...counted('head_row_taken', isHeadLine ? [head.row_no] : []),
    ]),
    asksColumns: asked.length > 0,
    days,
    rules: {
      programme,
      days: { today, order: order ?? (days.orders.length === 1 ? days.orders[0] : undefined) },
      ...money,
    },
  };
};

/** Reads the rows under the header row of a statement. */
export const readLines = async ({
  head,
  heads,
  above,
  below,
  fields,
  booked,
  reading,
  days,
  rules,
}: OpenStatement) => {
  const { against, isUntold } = balanceSays(below, fields, booked);
  const readRow = (row: SheetRow) => {
    const said = readLine(row, fields, rules);
    return typeof said !== 'string' && against.has(row.row_no) ? ('balance' as const) : said;
  };
  const read: { readonly row_no: number; readonly said: ReturnType<typeof readLine> }[] = [];
  const unknown: number[] = [];
  const amounts = fields.flatMap((field, at) => (field === 'credit' || field === 'amount' ? [at] : []));
  for await (const some of inTurns(below))
    for (const row of some) {
      const [row_no, said] = [row.row_no, readRow(row)];
      read.push({ row_no, said });
      if (typeof said !== 'string' && isOfUnknown(row, amounts, rules)) unknown.push(row_no);
    }
  const lines = read.flatMap(({ said }) => (typeof said === 'string' ? [] : [said]));
  const rowsOf = (why: string) => read.flatMap(({ row_no, said }) => (said === why ? [row_no] : []));
  const doubts = moneyDoubts.flatMap((kind) => counted(kind, rowsOf(kind)));
  const untold = isUntold && !areOfOrders(head.cells, fields) ? lines.map(({ row_no }) => row_no) : [];
  return {
    lines,
    outgoing: rowsOf('outgoing').length,
    unread: read.flatMap(({ row_no, said }) =>
      typeof said === 'string' && said !== 'outgoing' ? [row_no] : [],
    ),
    unread_by: unreadParts.flatMap((part) => {
      const rows = rowsOf(part);
      return rows.length === 0 ? [] : [{ part, count: rows.length, rows: rows.slice(0, namedRows) }];
    }),
    heads,
    fields,
    holder: holderOf(above),
    doubt: rules.days.order ? undefined : days.doubt,
    reading: toReading(
      [
        ...[...reading, ...doubts],
        ...[...counted('direction_unsaid', untold), ...counted('currency_unknown', unknown)],
      ],
      [],
    ),
  };
};

/**
 * Reads a bank statement.
 * @throws as {@link openStatement} does, and if the columns lack the day or the money
 */
export const readStatement = async (
  reader: SheetReader,
  bytes: Buffer,
  heads: KnownHeads,
  rules: Rules,
): Promise<ReadStatement> => {
  const open = await openStatement(reader, bytes, heads, rules);
  if (isWhole(open.fields)) return { ...(await readLines(open)), isByHand: open.isByHand };
  throw rules.head_row === undefined ? new SheetFault('no_statement') : refuseFields({ columns: 'required' });
};
