import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page } from '../fields.js';
import {
  invoiceSheet,
  invoiceSheetExamples,
  invoiceSheetRow,
  invoiceSheetStates,
} from './invoice-sheet-record.js';

/**
 * The sheet of invoices that the caller sent last, its rows in the order of the sheet, each with what keeps it from being issued. Until it is started that
 * is asked anew each time; null where there is none, or its time is over.
 */
export const fetchInvoiceSheet = endpoint('payment/fetchInvoiceSheet', {
  summary: 'What a sheet of invoices comes to, and how far it is',
  input: z.strictObject({ class_id: id, ...page, state: z.enum(invoiceSheetStates).optional() }),
  output: z.object({ sheet: invoiceSheet.nullable(), rows: listOf(invoiceSheetRow) }),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: invoiceSheetExamples.class_id, page: 1, limit: 20, state: 'faulty' },
    output: { sheet: invoiceSheetExamples.sheet, rows: { items: [invoiceSheetExamples.row], total: 3 } },
  },
});
