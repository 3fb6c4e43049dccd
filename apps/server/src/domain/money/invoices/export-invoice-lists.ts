import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { invoiceCells } from './invoice-cells.js';
import { listInvoices } from './list-invoices.js';

export const exportInvoiceLists = handle('payment/exportInvoiceLists', (call) =>
  exportRows(call, {
    of: 'invoice_list',
    cells: invoiceCells,
    idOf: ({ invoice_id }) => invoice_id,
    list: listInvoices,
  }),
);
