import { moneyDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { invoiceListFilters } from './fetch-invoice-lists.js';
import { invoiceExamples } from './invoice-record.js';

/** The invoices that the list of a class shows. */
export const exportInvoiceLists = listExport('payment/exportInvoiceLists', {
  summary: 'The invoices of a class as a file',
  filters: invoiceListFilters,
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: invoiceExamples.row.class_id, status: ['issued'], purpose: '报税' },
    file: ['invoices', '申请编号,抬头,金额', 'C26-0104-F00012,浦江精工有限公司,680'],
  },
});
