import { exportRows } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { listReceipts } from './list-receipts.js';
import { receiptCells } from './receipt-cells.js';

export const exportReceiptLists = handle('payment/exportReceiptLists', (call) =>
  exportRows(call, {
    of: 'receipt_list',
    cells: receiptCells,
    idOf: ({ receipt_id }) => receipt_id,
    list: listReceipts,
  }),
);
