import type { AnyPaymentRow, PaymentRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../../../platform/documents/export-rows.js';

/** The columns of exported payments of a class. */
export const paymentCells: RowCells<PaymentRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['phone_masked', (row) => row.phone_masked],
  ['enroll_type', (row, { words }) => words(`enroll_type.${row.enroll_type}`)],
  ['amount', (row) => row.amount_cents / 100],
  ['currency', (row) => row.currency],
  ['method', (row, { words }) => words(`payment.method.${row.method}`)],
  ['group_count', (row) => row.group_count, 'count'],
  ['status', (row, { words }) => words(`payment.status.${row.status}`)],
  ['refund', ({ refund_status }, { words }) => refund_status && words(`refund.status.${refund_status}`)],
  ['created_at', (row, { minute }) => minute(row.created_at)],
  ['updated_at', (row, { minute }) => minute(row.updated_at)],
];

/** The columns of exported payments of all classes. */
export const anyPaymentCells: RowCells<AnyPaymentRow> = [
  ['class_name', (row) => row.class_name],
  ...paymentCells,
];
