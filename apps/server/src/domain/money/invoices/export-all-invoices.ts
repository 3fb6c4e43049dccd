import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { anyInvoiceCells } from './invoice-cells.js';
import { listAllInvoices } from './list-all-invoices.js';

export const exportAllInvoices = handle('payment/exportAllInvoices', (call) =>
  exportRows(call, {
    of: 'invoice_list',
    cells: anyInvoiceCells,
    idOf: ({ invoice_id }) => invoice_id,
    list: listAllInvoices,
  }),
);
