import type { SheetLook } from '@skillcert/api-client/contract';
import { importLimits, isDay, type SaidInvoice } from '@skillcert/core';
import type { SheetReader } from '../../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../../platform/sheet/in-turns.js';
import {
  fieldsAt,
  type LookedCell,
  lookAt,
  shownAmount,
  shownDay,
  shownText,
} from '../../../../platform/sheet/look-at.js';
import { partTable } from '../../../../platform/sheet/part-table.js';
import { readCents } from '../../../../platform/sheet/read-cents.js';
import { readDay } from '../../../../platform/sheet/read-day.js';
import { readingOf } from '../../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { type InvoiceColumns, readHeads } from './sheet-columns.js';

/** The most rows of a sheet: each is an invoice to issue. */
const rowsMax = 2_000;
const longest = 100;

const shown = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/** The content of a row; none if it has no invoice number yet, as in a sheet that is filled in partly. */
const readRow = (
  { row_no, cells, flaws, date1904 }: SheetRow,
  columns: InvoiceColumns,
  today: string,
): SaidInvoice[] => {
  const flawed = new Set(flaws.map(({ column }) => column));
  const text = (field: keyof InvoiceColumns) => {
    const at = columns[field];
    return at === undefined ? '' : shown(cells[at] ?? '');
  };
  const cents = (field: keyof InvoiceColumns): number | null | undefined => {
    const at = columns[field];
    if (at === undefined) return undefined;
    if (flawed.has(at)) return null;
    const said = text(field);
    return said === '' ? undefined : (readCents(said) ?? null);
  };
  const invoice_no = text('invoice_no').replace(/\s/g, '');
  const isFlawed = columns.invoice_no !== undefined && flawed.has(columns.invoice_no);
  if (invoice_no === '' && !isFlawed) return [];
  const day = readDay(text('issued_on'), { today, date1904 });
  const total = cents('total_cents');
  return [
    {
      row_no,
      enrol_no: text('enrol_no'),
      request_no: text('request_no'),
      name: text('name'),
      invoice_no,
      issued_on: day === '' || isDay(day) ? day : null,
      amount_cents: total === undefined ? cents('amount_cents') : total,
      tax_cents: cents('tax_cents'),
    },
  ];
};

/** Shows days and amounts as they are understood, and invoice numbers in full. */
const readAs =
  (today: string) =>
  ({ text, field, row: { date1904 } }: LookedCell): string | null => {
    if (field === 'issued_on') return shownDay(readDay(text, { today, date1904 }));
    if (field.endsWith('_cents')) return shownAmount(text);
    return field === 'invoice_no' ? shown(text) : shownText(text);
  };

/**
 * Reads a sheet of invoices, by the given header row or else by the one that is found.
 * @throws a SheetFault if the file cannot be read as a sheet or has too many rows, or if no row names the columns of a
 * number and of its person or request
 */
export const readInvoiceSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  today: string,
  head_row?: number,
): Promise<{ readonly said: readonly SaidInvoice[]; readonly look: SheetLook }> => {
  const table = await reader.read(bytes);
  const { rows } = table;
  if (rows.length > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: rowsMax });
  const named = (cells: readonly string[]) => Object.keys(readHeads(cells) ?? {}).length;
  const { head, head_rows, below } = partTable(rows, named, head_row);
  const columns = readHeads(head.cells);
  if (!columns) throw new SheetFault('no_invoices');
  const said: SaidInvoice[] = [];
  for await (const some of inTurns(below)) {
    said.push(...some.flatMap((row) => readRow(row, columns, today)));
    if (said.length > rowsMax) throw new SheetFault('too_many_rows', { max: rowsMax });
  }
  if (said.length === 0) throw new SheetFault('no_rows');
  const reading = readingOf(table, head.row_no);
  const fields = fieldsAt(Object.entries(columns));
  return { said, look: lookAt({ head_rows, head, below, fields, reading, readAs: readAs(today) }) };
};
