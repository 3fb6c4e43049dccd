import type { AnyInvoiceRow, InvoiceRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../../platform/documents/export-rows.js';

/** The columns of exported invoices of a class. */
export const invoiceCells: RowCells<InvoiceRow> = [
  ['request_no', (row) => row.request_no],
  ['kind', (row, { words }) => words(`invoice.kind.${row.kind}`)],
  ['title_type', (row, { words }) => words(`invoice.title_type.${row.title_type}`)],
  ['title', (row) => row.title],
  ['tax_no', (row) => row.tax_no],
  ['amount', (row) => row.amount_cents / 100],
  ['currency', (row) => row.currency],
  ['payments', (row) => row.payments, 'count'],
  ['status', (row, { words }) => words(`invoice.status.${row.status}`)],
  ['invoice_no', (row) => row.invoice_no],
  ['created_at', (row, { minute }) => minute(row.created_at)],
  ['updated_at', (row, { minute }) => minute(row.updated_at)],
];

/** The columns of exported invoices of all classes. */
export const anyInvoiceCells: RowCells<AnyInvoiceRow> = [
  ['class_name', (row) => row.class_name],
  ...invoiceCells,
];
