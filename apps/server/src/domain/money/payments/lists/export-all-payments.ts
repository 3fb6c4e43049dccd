import { exportRows } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { listAllPayments } from './list-all-payments.js';
import { anyPaymentCells } from './payment-cells.js';

export const exportAllPayments = handle('payment/exportAllPayments', (call) =>
  exportRows(call, {
    of: 'payment_list',
    cells: anyPaymentCells,
    idOf: ({ payment_id }) => payment_id,
    list: listAllPayments,
  }),
);
