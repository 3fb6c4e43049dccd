import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { invoiceListFilters } from './fetch-invoice-lists.js';
import { invoiceExamples } from './invoice-record.js';

/**
 * The invoices that the list of a class shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportInvoiceLists = endpoint('payment/exportInvoiceLists', {
  summary: 'The invoices of a class as a file',
  input: z.strictObject({ ...invoiceListFilters, ...asFile }),
  output: listFile,
  access: moneyDesk,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: invoiceExamples.row.class_id, status: ['issued'], purpose: '报税' },
    output: exampleFile('invoices', '申请编号,抬头,金额', 'C26-0104-F00012,浦江精工有限公司,680'),
  },
});
