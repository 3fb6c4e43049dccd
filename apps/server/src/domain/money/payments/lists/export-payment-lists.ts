import { exportRows } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { listPayments } from './list-payments.js';
import { paymentCells } from './payment-cells.js';

export const exportPaymentLists = handle('payment/exportPaymentLists', (call) =>
  exportRows(call, {
    of: 'payment_list',
    cells: paymentCells,
    idOf: ({ payment_id }) => payment_id,
    list: listPayments,
  }),
);
