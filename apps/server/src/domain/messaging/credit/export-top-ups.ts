import type { TopUpRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listTopUps } from './list-top-ups.js';

/** The columns of a file of the orders of credit. */
const topUpCells: RowCells<TopUpRow> = [
  ['ordered_at', (row, { minute }) => minute(row.created_at)],
  ['amount', (row) => row.amount_cents / 100],
  ['currency', (row) => row.currency],
  ['method', (row, { words }) => words(`payment.method.${row.method}`)],
  ['status', (row, { words }) => words(`top_up.status.${row.status}`)],
  ['ordered_by', (row) => row.ordered_by],
  ['paid_at', (row, { minute }) => minute(row.paid_at)],
];

export const exportTopUps = handle('sms/exportTopUps', (call) =>
  exportRows(call, {
    of: 'top_up_list',
    cells: topUpCells,
    idOf: ({ order_id }) => order_id,
    list: listTopUps,
  }),
);
