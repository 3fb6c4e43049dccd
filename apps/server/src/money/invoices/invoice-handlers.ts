import type { AnyHandler } from '../../http/calls/handle.js';
import { decideInvoice } from './decide-invoice.js';
import { exportAllInvoices } from './export-all-invoices.js';
import { exportInvoiceLists } from './export-invoice-lists.js';
import { fetchAllInvoices } from './fetch-all-invoices.js';
import { fetchInvoiceById } from './fetch-invoice-by-id.js';
import { fetchInvoiceFile } from './fetch-invoice-file.js';
import { fetchInvoiceLists } from './fetch-invoice-lists.js';
import { fetchInvoiceTitles } from './fetch-invoice-titles.js';
import { issueInvoice } from './issue-invoice.js';
import { removeInvoiceTitle } from './remove-invoice-title.js';
import { requestInvoice } from './request-invoice.js';
import { revealBuyer } from './reveal-buyer.js';
import { decideInvoiceSheet } from './sheet/decide-invoice-sheet.js';
import { exportWaitingInvoices } from './sheet/export-waiting-invoices.js';
import { fetchInvoiceSheet } from './sheet/fetch-invoice-sheet.js';
import { startInvoiceSheet } from './sheet/start-invoice-sheet.js';
import { uploadInvoicePapers } from './sheet/upload-invoice-papers.js';

/** The handlers of invoices and of the title books. */
export const invoiceHandlers: readonly AnyHandler[] = [
  requestInvoice,
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
];
