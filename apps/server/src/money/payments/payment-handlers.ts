import type { AnyHandler } from '../../http/calls/handle.js';
import { checkPayment } from './check-payment.js';
import { fetchPaymentById } from './fetch-payment-by-id.js';
import { fetchProof } from './fetch-proof.js';
import { fetchGathering } from './gathering/fetch-gathering.js';
import { fetchPayeeQr } from './gathering/fetch-payee-qr.js';
import { saveGathering } from './gathering/save-gathering.js';
import { checkGroupPayment } from './group/check-group-payment.js';
import { declareGroupPayment } from './group/declare-group-payment.js';
import { fetchPayables } from './group/fetch-payables.js';
import { startGroupPayment } from './group/start-group-payment.js';
import { exportAllPayments } from './lists/export-all-payments.js';
import { exportPaymentLists } from './lists/export-payment-lists.js';
import { fetchAllPayments } from './lists/fetch-all-payments.js';
import { fetchAllUnpaid } from './lists/fetch-all-unpaid.js';
import { fetchPaymentLists } from './lists/fetch-payment-lists.js';
import { fetchUnpaid } from './lists/fetch-unpaid.js';
import { approveRefunds } from './many/approve-refunds.js';
import { checkPayments } from './many/check-payments.js';
import { startPayment } from './online/start-payment.js';
import { checkOwnPayment } from './own/check-own-payment.js';
import { declarePayment } from './own/declare-payment.js';
import { fetchOwnPayments } from './own/fetch-own-payments.js';
import { uploadProof } from './own/upload-proof.js';
import { exportReceiptLists } from './receipts/export-receipt-lists.js';
import { fetchReceiptLists } from './receipts/fetch-receipt-lists.js';
import { fetchReceiptPdf } from './receipts/fetch-receipt-pdf.js';
import { revealPayer } from './reveal-payer.js';

/** The handlers of payments, their proofs and receipts. */
export const paymentHandlers: readonly AnyHandler[] = [
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
  revealPayer,
  saveGathering,
  startGroupPayment,
  startPayment,
  uploadProof,
];
