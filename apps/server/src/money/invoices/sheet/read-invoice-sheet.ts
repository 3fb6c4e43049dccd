import { importLimits, type SaidInvoice } from '@skillcert/core';
import { readDay } from '../../../import/rows/read-values.js';
import type { SheetReader } from '../../../sheet/create-sheet-reader.js';
import { openRows } from '../../../sheet/open-rows.js';
import { SheetFault } from '../../../sheet/sheet-fault.js';
import type { SheetRow } from '../../../sheet/sheet-row.js';
import { isDay } from '../../statement/is-day.js';
import { readCents } from '../../statement/read-cents.js';
import { type InvoiceColumns, readHeads } from './sheet-columns.js';

/** Rows that one sheet may have: each is an invoice to be issued. */
const rowsMax = 2_000;
/** Above the names of its columns a sheet says whose it is, and since when. */
const preamble = 30;
const longest = 100;

const shown = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/** What a row says; nothing where it has no number yet, as in a sheet that is not filled in whole. */
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

/**
 * Reads a sheet of invoices, XLSX or CSV.
 * @throws a SheetFault for what is no such file, and where no row names a number and whose it is
 */
export const readInvoiceSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  today: string,
): Promise<readonly SaidInvoice[]> => {
  let columns: InvoiceColumns | undefined;
  let count = 0;
  const said: SaidInvoice[] = [];
  for await (const some of openRows(reader, bytes)) {
    count += some.length;
    if (count > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: rowsMax });
    const at = columns ? -1 : some.slice(0, preamble).findIndex(({ cells }) => readHeads(cells));
    const head = some[at];
    columns ??= head && readHeads(head.cells);
    const known = columns;
    if (known) said.push(...some.slice(at + 1).flatMap((row) => readRow(row, known, today)));
    else if (count > preamble) break;
    if (said.length > rowsMax) throw new SheetFault('too_many_rows', { max: rowsMax });
  }
  if (!columns) throw new SheetFault('no_invoices');
  if (said.length === 0) throw new SheetFault('no_rows');
  return said;
};
