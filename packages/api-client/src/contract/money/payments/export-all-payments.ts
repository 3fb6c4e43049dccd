import { platformStaff } from '../../access.js';
import { listExport } from '../../export.js';
import { allPaymentFilters } from './fetch-all-payments.js';

/** The payments of all classes that the list shows, phones masked. */
export const exportAllPayments = listExport('payment/exportAllPayments', {
  summary: 'The payments across all classes as a file',
  filters: allPaymentFilters,
  access: platformStaff,
  example: {
    input: { method: ['wechat'], purpose: '对账' },
    file: ['payments', '班次,报名编号,姓名,金额', '2026年第四期（三级）上海班,C26-0104-00058,李晓明,680'],
  },
});
