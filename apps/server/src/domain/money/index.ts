// The port of the area: what other areas may use of money. `.ci/areas.cjs` lists who may.
export { invoiceCells } from './invoices/invoice-cells.js';
export { listInvoices } from './invoices/list-invoices.js';
export { listPayments } from './payments/lists/list-payments.js';
export { paymentCells } from './payments/lists/payment-cells.js';
export { type AskedOrder, askAbout } from './payments/online/ask-provider.js';
export type { Heard } from './payments/online/lock-order.js';
export { noticePath } from './payments/online/notice-path.js';
export { wayAtDesk } from './payments/online/way-at-desk.js';
export { listReceipts } from './payments/receipts/list-receipts.js';
export { receiptCells } from './payments/receipts/receipt-cells.js';
export type {
  NoticeAnswer,
  OnlineMethod,
  PaymentProvider,
  ProviderReport,
} from './provider/payment-provider.js';
