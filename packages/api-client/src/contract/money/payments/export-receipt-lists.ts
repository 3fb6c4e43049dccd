import { moneyDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { receiptListFilters } from './fetch-receipt-lists.js';
import { paymentExamples } from './payment-record.js';

/** The receipts that the list of a class shows. */
export const exportReceiptLists = listExport('payment/exportReceiptLists', {
  summary: 'The receipts of a class as a file',
  filters: receiptListFilters,
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: paymentExamples.row.class_id, purpose: '归档' },
    file: ['receipts', '收据编号,姓名,金额', 'C26-0104-R00058,李晓明,680'],
  },
});
