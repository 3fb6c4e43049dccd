import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { paymentListFilters } from './fetch-payment-lists.js';
import { paymentExamples } from './payment-record.js';

/**
 * The payments that the list of a class shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, phones masked, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportPaymentLists = endpoint('payment/exportPaymentLists', {
  summary: 'The payments of a class as a file',
  input: z.strictObject({ ...paymentListFilters, ...asFile }),
  output: listFile,
  access: moneyDesk,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: paymentExamples.row.class_id, status: ['confirmed'], purpose: '对账' },
    output: exampleFile('payments', '报名编号,姓名,金额,状态', 'C26-0104-00058,李晓明,680,已到账'),
  },
});
