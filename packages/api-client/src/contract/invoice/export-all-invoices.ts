import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { allInvoiceFilters } from './fetch-all-invoices.js';

/**
 * The invoices of all classes that the list shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportAllInvoices = endpoint('payment/exportAllInvoices', {
  summary: 'The invoices across all classes as a file',
  input: z.strictObject({ ...allInvoiceFilters, ...asFile }),
  output: listFile,
  access: platformStaff,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { status: ['issued'], purpose: '报税' },
    output: exampleFile(
      'invoices',
      '班次,申请编号,抬头,金额',
      '2026年第四期（三级）上海班,C26-0104-F00012,浦江精工有限公司,680',
    ),
  },
});
