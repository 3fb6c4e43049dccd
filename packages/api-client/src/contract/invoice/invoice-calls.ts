import { decideInvoice } from './decide-invoice.js';
import { decideInvoiceSheet } from './decide-invoice-sheet.js';
import { exportAllInvoices } from './export-all-invoices.js';
import { exportInvoiceLists } from './export-invoice-lists.js';
import { exportWaitingInvoices } from './export-waiting-invoices.js';
import { fetchAllInvoices } from './fetch-all-invoices.js';
import { fetchInvoiceById } from './fetch-invoice-by-id.js';
import { fetchInvoiceFile } from './fetch-invoice-file.js';
import { fetchInvoiceLists } from './fetch-invoice-lists.js';
import { fetchInvoiceSheet } from './fetch-invoice-sheet.js';
import { fetchInvoiceTitles } from './fetch-invoice-titles.js';
import { issueInvoice } from './issue-invoice.js';
import { removeInvoiceTitle } from './remove-invoice-title.js';
import { requestInvoice } from './request-invoice.js';
import { revealBuyer } from './reveal-buyer.js';
import { startInvoiceSheet } from './start-invoice-sheet.js';
import { uploadInvoicePapers } from './upload-invoice-papers.js';

/** The calls about invoices, which the specification does not name. */
export const invoiceCalls = {
  'payment/requestInvoice': requestInvoice,
  'payment/fetchInvoiceLists': fetchInvoiceLists,
  'payment/exportInvoiceLists': exportInvoiceLists,
  'payment/fetchAllInvoices': fetchAllInvoices,
  'payment/exportAllInvoices': exportAllInvoices,
  'payment/fetchInvoiceById': fetchInvoiceById,
  'payment/decideInvoice': decideInvoice,
  'payment/issueInvoice': issueInvoice,
  'payment/fetchInvoiceFile': fetchInvoiceFile,
  'payment/revealBuyer': revealBuyer,
  'payment/startInvoiceSheet': startInvoiceSheet,
  'payment/uploadInvoicePapers': uploadInvoicePapers,
  'payment/fetchInvoiceSheet': fetchInvoiceSheet,
  'payment/decideInvoiceSheet': decideInvoiceSheet,
  'payment/exportWaitingInvoices': exportWaitingInvoices,
  'payment/fetchInvoiceTitles': fetchInvoiceTitles,
  'payment/removeInvoiceTitle': removeInvoiceTitle,
} as const;
