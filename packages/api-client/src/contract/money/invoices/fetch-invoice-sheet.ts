import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import {
  invoiceSheet,
  invoiceSheetExamples,
  invoiceSheetRow,
  invoiceSheetStates,
} from './invoice-sheet-record.js';

/**
 * The caller's last sheet of invoices, its rows in order, each with the faults that keep it from being issued.
 * Until it is started the faults are determined anew each time; null if there is none, or it has expired.
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
