import type { AnyHandler } from '../http/handle.js';
import { checkOwnPayment } from './check-own-payment.js';
import { checkPayment } from './check-payment.js';
import { declarePayment } from './declare-payment.js';
import { fetchAllPayments } from './fetch-all-payments.js';
import { fetchGathering } from './fetch-gathering.js';
import { fetchOwnPayments } from './fetch-own-payments.js';
import { fetchPayeeQr } from './fetch-payee-qr.js';
import { fetchPaymentById } from './fetch-payment-by-id.js';
import { fetchPaymentLists } from './fetch-payment-lists.js';
import { fetchProof } from './fetch-proof.js';
import { fetchReceiptLists } from './fetch-receipt-lists.js';
import { fetchReceiptPdf } from './fetch-receipt-pdf.js';
import { declareGroupPayment } from './group/declare-group-payment.js';
import { fetchPayables } from './group/fetch-payables.js';
import { revealPayer } from './reveal-payer.js';
import { saveGathering } from './save-gathering.js';
import { startPayment } from './start-payment.js';
import { uploadProof } from './upload-proof.js';

/** The handlers of payments, their proofs and receipts. */
export const paymentHandlers: readonly AnyHandler[] = [
  checkOwnPayment,
  checkPayment,
  declareGroupPayment,
  declarePayment,
  fetchAllPayments,
  fetchGathering,
  fetchOwnPayments,
  fetchPayables,
  fetchPayeeQr,
  fetchPaymentById,
  fetchPaymentLists,
  fetchProof,
  fetchReceiptLists,
  fetchReceiptPdf,
  revealPayer,
  saveGathering,
  startPayment,
  uploadProof,
];
