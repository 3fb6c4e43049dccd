import type { PlainLook } from '@skillcert/api-client/contract';
import { importLimits, isDay, type SaidInvoice } from '@skillcert/core';
import {
  type ChosenColumns,
  type ColumnChoice,
  chooseColumns,
  namedBy,
} from '../../../../platform/sheet/choose-columns.js';
import { convertUnits } from '../../../../platform/sheet/convert-units.js';
import type { SheetReader } from '../../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../../platform/sheet/in-turns.js';
import {
  type LookedCell,
  lookAt,
  shownAmount,
  shownDay,
  shownText,
} from '../../../../platform/sheet/look-at.js';
import { partTable } from '../../../../platform/sheet/part-table.js';
import { counted, readingOf, toReading } from '../../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { findDecimals } from '../../../../platform/sheet/values/find-decimals.js';
import { type Decimals, readCents } from '../../../../platform/sheet/values/read-cents.js';
import { readDay } from '../../../../platform/sheet/values/read-day.js';
import { withoutCutNumbers } from '../../../../platform/sheet/without-cut-numbers.js';
import { currencyRules } from '../../currency/currency-rules.js';
import type { CurrencyRules } from '../../currency/row-currency.js';
import { currencyNotes, isAmountOfOther, isRowOfOther } from './invoice-currency.js';
import { type InvoiceColumns, invoiceColumns, invoiceFamily } from './sheet-columns.js';

/** The most rows of a sheet: each is an invoice to issue. */
const rowsMax = 2_000;
const longest = 100;

const shown = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/** The day of now, and the currency of the programme, which a sheet does not say. */
interface Given {
  readonly today: string;
  readonly currency: string;
}

/** The rules for reading a row, with the way in which the amounts of this sheet write their decimals. */
interface RowRules extends Pick<Given, 'today'> {
  readonly decimals: Decimals;
  readonly money: CurrencyRules;
}

const amounts = ['total_cents', 'amount_cents', 'tax_cents'] as const;

const amountColumns = (columns: InvoiceColumns): number[] => amounts.flatMap((field) => columns[field] ?? []);

/** The number of an electronic invoice, and that of the numbered paper which it may be printed on. */
const electronic = /^\d{20}$/;
const onPaper = /^\d{8}$/;

/** The numbers of the invoices of a row. An electronic one that was printed has two, and the longer is its own. */
const numbersIn = (texts: readonly string[]): readonly string[] => {
  const numbers = [...new Set(texts.filter(Boolean))];
  const [first = '', second = '', ...others] = numbers.toSorted((a, b) => b.length - a.length);
  return others.length === 0 && electronic.test(first) && onPaper.test(second) ? [first] : numbers;
};

/** The rows that have an amount of a merged cell which begins above them. */
const rowsWithCopies = (rows: readonly SheetRow[], places: readonly number[]) =>
  rows.filter(({ copied = [] }) => copied.some((at) => places.includes(at))).map(({ row_no }) => row_no);

/** The content of a row; none if it has no invoice number yet, as in a sheet that is filled in partly. */
const readRow = (
  row: SheetRow,
  columns: InvoiceColumns,
  { today, decimals, money }: RowRules,
): SaidInvoice[] => {
  const { row_no, cells, flaws, date1904, copied = [] } = row;
  const flawed = new Set(flaws.map(({ column }) => column));
  const text = (field: Exclude<keyof InvoiceColumns, 'numbers'>) => {
    const at = columns[field];
    return at === undefined ? '' : shown(cells[at] ?? '');
  };
  const cents = (field: 'total_cents' | 'amount_cents' | 'tax_cents'): number | null | undefined => {
    const at = columns[field];
    if (at === undefined) return undefined;
    const said = text(field);
    if (flawed.has(at) || isAmountOfOther(row, at, money)) return null;
    // An amount that is merged over rows is that of none of them.
    if (said !== '' && copied.includes(at)) return null;
    return said === '' ? undefined : (readCents(said, decimals) ?? null);
  };
  const numbers = columns.numbers.map((at) => shown(cells[at] ?? '').replace(/\s/g, ''));
  const [number = '', ...others] = numbersIn(numbers);
  const isFlawed = columns.numbers.some((at) => flawed.has(at)) || others.length > 0;
  // Two numbers are of two invoices, and nobody says which one is of this person.
  const invoice_no = others.length > 0 ? '' : number;
  if (invoice_no === '' && !isFlawed) return [];
  const day = readDay(text('issued_on'), { today, date1904 });
  const total = cents('total_cents');
  const amount = total === undefined ? cents('amount_cents') : total;
  return [
    {
      row_no,
      enrol_no: text('enrol_no'),
      request_no: text('request_no'),
      name: text('name'),
      invoice_no,
      issued_on: day === '' || isDay(day) ? day : null,
      // A row of another currency that says no amount is of another amount, too.
      amount_cents: amount === undefined && isRowOfOther(row, money) ? null : amount,
      tax_cents: cents('tax_cents'),
    },
  ];
};

/** Shows days and amounts as they are understood, and invoice numbers in full. */
const readAs =
  ({ today, decimals, money }: RowRules) =>
  ({ text, field, at, row }: LookedCell): string | null => {
    if (field === 'issued_on') return shownDay(readDay(text, { today, date1904: row.date1904 }));
    if (field.endsWith('_cents')) {
      const isUnread = isAmountOfOther(row, at, money) || row.copied?.includes(at);
      return isUnread ? null : shownAmount(text, decimals);
    }
    return field === 'invoice_no' ? shown(text) : shownText(text);
  };

interface InvoiceSheet {
  readonly said: readonly SaidInvoice[];
  readonly heads: readonly string[];
  readonly columns: ChosenColumns;
  readonly look: PlainLook;
}

/**
 * Reads a sheet of invoices, by the columns that are chosen; without a number and its person or request it has none.
 * @throws a SheetFault if the file cannot be read as a sheet, has too many rows, or no number below its heads
 */
export const readInvoiceSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  given: Given,
  choice: ColumnChoice = {},
): Promise<InvoiceSheet> => {
  const sent = await reader.read(bytes, choice.sheet);
  const rows = withoutCutNumbers(sent);
  const table = { ...sent, rows };
  if (rows.length > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: rowsMax });
  const parted = partTable(rows, namedBy(invoiceFamily, choice), choice.head_row);
  const { head, head_rows } = parted;
  const chosen = chooseColumns(parted, invoiceFamily, choice);
  const { fields, is_whole, remembered } = chosen;
  const columns = invoiceColumns(fields);
  const places = amountColumns(columns);
  const texts = parted.below.flatMap(({ cells }) => places.map((at) => cells[at] ?? ''));
  const { below, notes, decimals } = convertUnits(parted, { taken: places }, findDecimals(texts));
  const rules = {
    today: given.today,
    decimals,
    money: currencyRules(parted, fields, given.currency),
  };
  const said: SaidInvoice[] = [];
  for await (const some of inTurns(is_whole ? below : [])) {
    said.push(...some.flatMap((row) => readRow(row, columns, rules)));
    if (said.length > rowsMax) throw new SheetFault('too_many_rows', { max: rowsMax });
  }
  if (is_whole && said.length === 0) throw new SheetFault('no_rows');
  const read = new Set(said.map(({ row_no }) => row_no));
  const invoices = below.filter(({ row_no }) => read.has(row_no));
  const reading = toReading(
    [
      ...readingOf({ ...table, rows: [...parted.above, head, ...parted.below] }, head.row_no),
      ...notes,
      ...currencyNotes(invoices, places, rules.money),
      ...counted('merged_amount', rowsWithCopies(invoices, places)),
    ],
    chosen.twice,
  );
  const look = lookAt({ head_rows, head, below, fields, remembered, reading, readAs: readAs(rules) });
  return { said, heads: head.cells, columns: chosen, look: { ...look, is_whole } };
};
