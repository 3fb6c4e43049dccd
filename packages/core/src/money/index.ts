export { accountDigits, invoiceDigits, isAccountNumber, isInvoiceNumber } from './account-number.js';
export { addCents } from './add-cents.js';
export { amountInWords } from './amount-in-words.js';
export {
  checkInvoiceTitle,
  type InvoiceTitle,
  type InvoiceTitleField,
  specialInvoiceFields,
} from './check-invoice-title.js';
export { formatCents } from './format-cents.js';
export {
  type InvoicedPerson,
  type InvoiceFault,
  invoiceFaults,
  type MatchedInvoice,
  matchInvoices,
  type SaidInvoice,
} from './match-invoices.js';
export { mayBeOwnLine, type PaidFee } from './may-be-own-line.js';
export { mayBeShort } from './may-be-short.js';
export { type PayMethod, payMethods } from './pay-methods.js';
export { type RefundShare, type RefundStep, refundShare } from './refund-share.js';
export { type SettledClass, type SettlementShares, settleAmount } from './settle-amount.js';
export { splitShares } from './split-shares.js';
export { wholeShare } from './whole-share.js';
