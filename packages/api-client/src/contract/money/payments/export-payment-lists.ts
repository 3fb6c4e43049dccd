import { moneyDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { paymentListFilters } from './fetch-payment-lists.js';
import { paymentExamples } from './payment-record.js';

/** The payments that the list of a class shows, phones masked. */
export const exportPaymentLists = listExport('payment/exportPaymentLists', {
  summary: 'The payments of a class as a file',
  filters: paymentListFilters,
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: paymentExamples.row.class_id, status: ['confirmed'], purpose: '对账' },
    file: ['payments', '报名编号,姓名,金额,状态', 'C26-0104-00058,李晓明,680,已到账'],
  },
});
