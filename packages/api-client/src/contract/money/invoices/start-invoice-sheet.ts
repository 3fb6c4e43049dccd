import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { plainLook, plainLookExample, saidSheet } from '../../sheet-look.js';
import { invoiceSheetExamples } from './invoice-sheet-record.js';

/**
 * Takes a sheet of invoices that the tax system issued (XLSX or CSV): a row for each with its number, and the
 * number of the enrolment or the request, or the name; day, amount and tax if a column has them. Nothing is issued.
 * It replaces the caller's earlier sheet, unless that runs, and has its papers.
 */
export const startInvoiceSheet = endpoint('payment/startInvoiceSheet', {
  summary: 'Send a sheet of issued invoices',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.sheet_title_length_max),
    ...saidSheet,
  }),
  /** `sheet_id` is null where the columns do not say enough: nothing was kept, and a person chooses them. */
  output: z.object({ sheet_id: id.nullable(), rows: z.int(), look: plainLook }),
  access: moneyDesk,
  writes: 'invoice',
  body: 'bytes',
  refuses: ['not_found', 'sheet_started', 'import_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: invoiceSheetExamples.class_id, title: invoiceSheetExamples.sheet.title },
    output: { sheet_id: invoiceSheetExamples.sheet.sheet_id, rows: 300, look: plainLookExample },
  },
});
