import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { allPaymentFilters } from './fetch-all-payments.js';

/**
 * The payments of all classes that the list shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, phones masked, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportAllPayments = endpoint('payment/exportAllPayments', {
  summary: 'The payments across all classes as a file',
  input: z.strictObject({ ...allPaymentFilters, ...asFile }),
  output: listFile,
  access: platformStaff,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { method: ['wechat'], purpose: '对账' },
    output: exampleFile(
      'payments',
      '班次,报名编号,姓名,金额',
      '2026年第四期（三级）上海班,C26-0104-00058,李晓明,680',
    ),
  },
});
