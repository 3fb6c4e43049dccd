import type { ReceiptRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../../../platform/documents/export-rows.js';

/** The columns of exported receipts of a class. */
export const receiptCells: RowCells<ReceiptRow> = [
  ['receipt_no', (row) => row.receipt_no],
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['payer_name', (row) => row.payer_name],
  ['payee_name', (row) => row.payee_name],
  ['paid_on', (row) => row.paid_on],
  ['amount', (row) => row.amount_cents / 100],
  ['refunded', (row) => row.refunded_cents / 100],
  ['currency', (row) => row.currency],
  ['is_void', ({ is_void }, { words }) => (is_void ? words('list.void') : null)],
  ['issued_by', (row) => row.issued_by],
  ['issued_at', (row, { minute }) => minute(row.issued_at)],
];
