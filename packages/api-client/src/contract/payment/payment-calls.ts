import { approveRefunds } from './approve-refunds.js';
import { checkGroupPayment } from './check-group-payment.js';
import { checkOwnPayment } from './check-own-payment.js';
import { checkPayment } from './check-payment.js';
import { checkPayments } from './check-payments.js';
import { countBankLines } from './count-bank-lines.js';
import { declareGroupPayment } from './declare-group-payment.js';
import { declarePayment } from './declare-payment.js';
import { exportAllPayments } from './export-all-payments.js';
import { exportPaymentLists } from './export-payment-lists.js';
import { exportReceiptLists } from './export-receipt-lists.js';
import { fetchAllPayments } from './fetch-all-payments.js';
import { fetchAllUnpaid } from './fetch-all-unpaid.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { fetchGathering } from './fetch-gathering.js';
import { fetchOtherFees } from './fetch-other-fees.js';
import { fetchOwnPayments } from './fetch-own-payments.js';
import { fetchPayables } from './fetch-payables.js';
import { fetchPayeeQr } from './fetch-payee-qr.js';
import { fetchPaymentById } from './fetch-payment-by-id.js';
import { fetchPaymentLists } from './fetch-payment-lists.js';
import { fetchProof } from './fetch-proof.js';
import { fetchReceiptLists } from './fetch-receipt-lists.js';
import { fetchReceiptPdf } from './fetch-receipt-pdf.js';
import { fetchUnpaid } from './fetch-unpaid.js';
import { importStatement } from './import-statement.js';
import { keepBankLines } from './keep-bank-lines.js';
import { matchBankLine } from './match-bank-line.js';
import { matchSureBankLines } from './match-sure-bank-lines.js';
import { previewStatement } from './preview-statement.js';
import { revealPayer } from './reveal-payer.js';
import { saveGathering } from './save-gathering.js';
import { setBankLinesAside } from './set-bank-lines-aside.js';
import { startGroupPayment } from './start-group-payment.js';
import { startPayment } from './start-payment.js';
import { undoBankBatch } from './undo-bank-batch.js';
import { undoBankMatch } from './undo-bank-match.js';
import { uploadProof } from './upload-proof.js';

/** The calls of the money desk that the specification does not name. */
export const paymentCalls = {
  'payment/fetchGathering': fetchGathering,
  'payment/saveGathering': saveGathering,
  'payment/fetchPaymentLists': fetchPaymentLists,
  'payment/exportPaymentLists': exportPaymentLists,
  'payment/fetchAllPayments': fetchAllPayments,
  'payment/exportAllPayments': exportAllPayments,
  'payment/fetchPaymentById': fetchPaymentById,
  'payment/fetchPayeeQr': fetchPayeeQr,
  'payment/fetchProof': fetchProof,
  'payment/uploadProof': uploadProof,
  'payment/declarePayment': declarePayment,
  'payment/fetchPayables': fetchPayables,
  'payment/declareGroupPayment': declareGroupPayment,
  'payment/startGroupPayment': startGroupPayment,
  'payment/checkGroupPayment': checkGroupPayment,
  'payment/startPayment': startPayment,
  'payment/checkOwnPayment': checkOwnPayment,
  'payment/fetchOwnPayments': fetchOwnPayments,
  'payment/checkPayment': checkPayment,
  'payment/checkPayments': checkPayments,
  'payment/approveRefunds': approveRefunds,
  'payment/revealPayer': revealPayer,
  'payment/fetchReceiptLists': fetchReceiptLists,
  'payment/exportReceiptLists': exportReceiptLists,
  'payment/fetchReceiptPdf': fetchReceiptPdf,
  'payment/previewStatement': previewStatement,
  'payment/importStatement': importStatement,
  'payment/fetchUnpaid': fetchUnpaid,
  'payment/fetchAllUnpaid': fetchAllUnpaid,
  'payment/countBankLines': countBankLines,
  'payment/fetchBankLines': fetchBankLines,
  'payment/fetchOtherFees': fetchOtherFees,
  'payment/keepBankLines': keepBankLines,
  'payment/matchBankLine': matchBankLine,
  'payment/matchSureBankLines': matchSureBankLines,
  'payment/undoBankBatch': undoBankBatch,
  'payment/setBankLinesAside': setBankLinesAside,
  'payment/undoBankMatch': undoBankMatch,
} as const;
