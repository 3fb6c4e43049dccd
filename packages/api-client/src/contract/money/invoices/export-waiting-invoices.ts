import { moneyDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { id } from '../../fields.js';
import { invoiceSheetExamples } from './invoice-sheet-record.js';

/**
 * The invoices of a class that wait to be issued: the text of each, and empty columns that a sheet of invoices is
 * read by.
 */
export const exportWaitingInvoices = listExport('payment/exportWaitingInvoices', {
  summary: 'The invoices that wait, as a sheet to fill in',
  filters: { class_id: id },
  access: moneyDesk,
  example: {
    input: { class_id: invoiceSheetExamples.class_id, purpose: '开票' },
    file: [
      'invoices',
      '申请号,报名编号,姓名,抬头,发票号码',
      'C26-0104-F00012,C26-0104-00012,李晓明,浦江精工有限公司,',
    ],
  },
});
