import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { receiptListFilters } from './fetch-receipt-lists.js';
import { paymentExamples } from './payment-record.js';

/**
 * The receipts that the list of a class shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportReceiptLists = endpoint('payment/exportReceiptLists', {
  summary: 'The receipts of a class as a file',
  input: z.strictObject({ ...receiptListFilters, ...asFile }),
  output: listFile,
  access: moneyDesk,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: paymentExamples.row.class_id, purpose: '归档' },
    output: exampleFile('receipts', '收据编号,姓名,金额', 'C26-0104-R00058,李晓明,680'),
  },
});
