import { invoiceFaults } from '@skillcert/core';
import { z } from 'zod';
import { amount, day, id, moment } from '../../fields.js';
import { readingExample, sheetReading } from '../../sheet-reading.js';

/** The state of a row: `clean` and `faulty` before the start, then `waiting`, `issued` or `left`. */
export const invoiceSheetStates = ['faulty', 'left', 'waiting', 'clean', 'issued'] as const;

/** A row of a sheet of invoices beside the candidate and the invoice it names. */
export const invoiceSheetRow = z.object({
  row: z.int(),
  /** The value of the row, else the known value of the person whom it names. */
  enrol_no: z.string(),
  name: z.string(),
  request_no: z.string(),
  invoice_id: id.nullable(),
  invoice_no: z.string(),
  issued_on: day.nullable(),
  /** As the sheet has it; null if the sheet has no readable value. */
  amount_cents: z.int().nullable(),
  tax_cents: z.int().nullable(),
  /** The requested amount of the invoice; null if there is none. */
  asked_cents: amount.nullable(),
  currency: z.string(),
  /** The name of its paper. */
  file: z.string().nullable(),
  state: z.enum(invoiceSheetStates),
  faults: z.array(z.enum(invoiceFaults)),
});
export type InvoiceSheetRow = z.infer<typeof invoiceSheetRow>;

/** A sheet of invoices as the server has it. */
export const invoiceSheet = z.object({
  sheet_id: id,
  title: z.string(),
  /** The number of papers sent; null until an archive is complete. */
  papers: z.int().nullable(),
  /** Those that no row names, at most fifty, and their number. */
  spare: z.array(z.string()),
  spares: z.int(),
  /** The changes made to rows when the sheet was read. */
  reading: sheetReading.optional(),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  expires_at: moment,
  /** The number of rows in each state. */
  counts: z.object({ faulty: z.int(), left: z.int(), waiting: z.int(), clean: z.int(), issued: z.int() }),
});
export type InvoiceSheet = z.infer<typeof invoiceSheet>;

const row = {
  row: 3,
  enrol_no: 'C26-0104-00012',
  name: '李晓明',
  request_no: 'C26-0104-F00012',
  invoice_id: 180143985104004,
  invoice_no: '26312000000012345678',
  issued_on: '2026-11-13',
  amount_cents: 67_000,
  tax_cents: null,
  asked_cents: 68_000,
  currency: 'CNY',
  file: null,
  state: 'faulty',
  faults: ['amount_differs', 'no_file'],
} satisfies InvoiceSheetRow;

/** Examples that the calls of this area share. */
export const invoiceSheetExamples = {
  class_id: 180143985102112,
  row,
  sheet: {
    sheet_id: 180143985109001,
    title: '11月开票.xlsx',
    papers: 298,
    spare: ['副本.pdf'],
    spares: 1,
    reading: readingExample,
    started_at: null,
    ended_at: null,
    expires_at: '2026-11-20T01:05:00Z',
    counts: { faulty: 3, left: 0, waiting: 0, clean: 297, issued: 0 },
  } satisfies InvoiceSheet,
} as const;
