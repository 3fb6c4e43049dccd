import { z } from 'zod';
import { moneyDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { invoiceSheetExamples } from './invoice-sheet-record.js';

/**
 * `run` issues every row without faults, one by one in the background, each with its steps in the history of its invoice; `stop` leaves those that still wait;
 * `drop` forgets a sheet that does not run. What is issued is made void by a counter-entry, as every invoice.
 */
export const decideInvoiceSheet = endpoint('payment/decideInvoiceSheet', {
  summary: 'Issue the clean rows of a sheet of invoices, stop, or forget it',
  input: z.strictObject({ class_id: id, sheet_id: id, event: z.enum(['run', 'stop', 'drop']) }),
  /** How many rows wait to be issued now. */
  output: z.object({ waiting: z.int() }),
  access: moneyDesk,
  writes: 'invoice',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'nothing_to_issue', 'sheet_started'],
  example: {
    input: {
      class_id: invoiceSheetExamples.class_id,
      sheet_id: invoiceSheetExamples.sheet.sheet_id,
      event: 'run',
    },
    output: { waiting: 297 },
  },
});
