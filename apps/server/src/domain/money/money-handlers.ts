import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { decideInvoice } from './invoices/decide-invoice.js';
import { exportAllInvoices } from './invoices/export-all-invoices.js';
import { exportInvoiceLists } from './invoices/export-invoice-lists.js';
import { fetchAllInvoices } from './invoices/fetch-all-invoices.js';
import { fetchInvoiceById } from './invoices/fetch-invoice-by-id.js';
import { fetchInvoiceFile } from './invoices/fetch-invoice-file.js';
import { fetchInvoiceLists } from './invoices/fetch-invoice-lists.js';
import { fetchInvoiceTitles } from './invoices/fetch-invoice-titles.js';
import { issueInvoice } from './invoices/issue-invoice.js';
import { fetchUninvoiced } from './invoices/own/fetch-uninvoiced.js';
import { requestOwnInvoices } from './invoices/own/request-own-invoices.js';
import { removeInvoiceTitle } from './invoices/remove-invoice-title.js';
import { requestInvoice } from './invoices/request-invoice.js';
import { revealBuyer } from './invoices/reveal-buyer.js';
import { decideInvoiceSheet } from './invoices/sheet/decide-invoice-sheet.js';
import { exportWaitingInvoices } from './invoices/sheet/export-waiting-invoices.js';
import { fetchInvoiceSheet } from './invoices/sheet/fetch-invoice-sheet.js';
import { startInvoiceSheet } from './invoices/sheet/start-invoice-sheet.js';
import { uploadInvoicePapers } from './invoices/sheet/upload-invoice-papers.js';
import { fetchPaymentInfo } from './payee/fetch-payment-info.js';
import { updatePaymentInfo } from './payee/update-payment-info.js';
import { checkPayment } from './payments/check-payment.js';
import { fetchPaymentById } from './payments/fetch-payment-by-id.js';
import { fetchProof } from './payments/fetch-proof.js';
import { fetchGathering } from './payments/gathering/fetch-gathering.js';
import { fetchPayeeQr } from './payments/gathering/fetch-payee-qr.js';
import { saveGathering } from './payments/gathering/save-gathering.js';
import { checkGroupPayment } from './payments/group/check-group-payment.js';
import { declareGroupPayment } from './payments/group/declare-group-payment.js';
import { fetchPayables } from './payments/group/fetch-payables.js';
import { startGroupPayment } from './payments/group/start-group-payment.js';
import { exportAllPayments } from './payments/lists/export-all-payments.js';
import { exportPaymentLists } from './payments/lists/export-payment-lists.js';
import { fetchAllPayments } from './payments/lists/fetch-all-payments.js';
import { fetchAllUnpaid } from './payments/lists/fetch-all-unpaid.js';
import { fetchPaymentLists } from './payments/lists/fetch-payment-lists.js';
import { fetchUnpaid } from './payments/lists/fetch-unpaid.js';
import { fetchUnpaidGroups } from './payments/lists/fetch-unpaid-groups.js';
import { approveRefunds } from './payments/many/approve-refunds.js';
import { checkPayments } from './payments/many/check-payments.js';
import { startPayment } from './payments/online/start-payment.js';
import { checkOwnPayment } from './payments/own/check-own-payment.js';
import { declarePayment } from './payments/own/declare-payment.js';
import { fetchOwnPayments } from './payments/own/fetch-own-payments.js';
import { uploadProof } from './payments/own/upload-proof.js';
import { exportReceiptLists } from './payments/receipts/export-receipt-lists.js';
import { fetchReceiptLists } from './payments/receipts/fetch-receipt-lists.js';
import { fetchReceiptPdf } from './payments/receipts/fetch-receipt-pdf.js';
import { revealPayer } from './payments/reveal-payer.js';
import { drawBack } from './refunds/draw-back.js';
import { drawOk } from './refunds/draw-ok.js';
import { exportSettlement } from './settlement/export-settlement.js';
import { exportSettlementTotals } from './settlement/export-settlement-totals.js';
import { fetchSettlement } from './settlement/fetch-settlement.js';
import { fetchSettlementEntries } from './settlement/fetch-settlement-entries.js';
import { fetchSettlementRules } from './settlement/fetch-settlement-rules.js';
import { previewSettlement } from './settlement/preview-settlement.js';
import { saveSettlementRule } from './settlement/save-settlement-rule.js';
import { withdrawSettlementRule } from './settlement/withdraw-settlement-rule.js';
import { countBankLines } from './statement/count-bank-lines.js';
import { fetchBankBatches } from './statement/fetch-bank-batches.js';
import { fetchBankLines } from './statement/fetch-bank-lines.js';
import { importStatement } from './statement/import-statement.js';
import { keepBankLines } from './statement/keep-bank-lines.js';
import { fetchOtherFees } from './statement/match/fetch-other-fees.js';
import { matchBankLine } from './statement/match-bank-line.js';
import { matchSureBankLines } from './statement/match-sure-bank-lines.js';
import { previewStatement } from './statement/preview-statement.js';
import { setBankLinesAside } from './statement/set-bank-lines-aside.js';
import { returnBankLine } from './statement/twice/return-bank-line.js';
import { undoBankBatch } from './statement/undo-bank-batch.js';
import { undoBankMatch } from './statement/undo-bank-match.js';

/** The handlers of payments and refunds, bank statements, invoices, settlement and payees. */
export const moneyHandlers: readonly AnyHandler[] = [
  requestInvoice,
  fetchUninvoiced,
  requestOwnInvoices,
  fetchInvoiceLists,
  fetchAllInvoices,
  exportInvoiceLists,
  exportAllInvoices,
  fetchInvoiceById,
  decideInvoice,
  issueInvoice,
  fetchInvoiceFile,
  revealBuyer,
  startInvoiceSheet,
  uploadInvoicePapers,
  fetchInvoiceSheet,
  decideInvoiceSheet,
  exportWaitingInvoices,
  fetchInvoiceTitles,
  removeInvoiceTitle,
  previewStatement,
  importStatement,
  countBankLines,
  fetchBankBatches,
  fetchBankLines,
  fetchOtherFees,
  keepBankLines,
  matchBankLine,
  matchSureBankLines,
  undoBankMatch,
  undoBankBatch,
  returnBankLine,
  setBankLinesAside,
  fetchPaymentInfo,
  updatePaymentInfo,
  approveRefunds,
  checkGroupPayment,
  checkOwnPayment,
  checkPayment,
  checkPayments,
  declareGroupPayment,
  declarePayment,
  exportAllPayments,
  exportPaymentLists,
  exportReceiptLists,
  fetchAllPayments,
  fetchAllUnpaid,
  fetchGathering,
  fetchOwnPayments,
  fetchPayables,
  fetchPayeeQr,
  fetchPaymentById,
  fetchPaymentLists,
  fetchProof,
  fetchReceiptLists,
  fetchReceiptPdf,
  fetchUnpaid,
  fetchUnpaidGroups,
  revealPayer,
  saveGathering,
  startGroupPayment,
  startPayment,
  uploadProof,
  fetchSettlementRules,
  saveSettlementRule,
  withdrawSettlementRule,
  previewSettlement,
  fetchSettlement,
  fetchSettlementEntries,
  exportSettlement,
  exportSettlementTotals,
  drawBack,
  drawOk,
];
