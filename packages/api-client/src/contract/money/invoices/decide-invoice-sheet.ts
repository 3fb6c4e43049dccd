import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { invoiceSheetExamples } from './invoice-sheet-record.js';

/**
 * `run` issues every row without faults, one by one in the background, each with its steps in the history of its
 * invoice; `stop` leaves the rows that still wait; `drop` forgets a sheet that does not run. An issued invoice is
 * made void by a counter-entry, like every invoice.
 */
export const decideInvoiceSheet = endpoint('payment/decideInvoiceSheet', {
  summary: 'Issue the clean rows of a sheet of invoices, stop, or forget it',
  input: z.strictObject({ class_id: id, sheet_id: id, event: z.enum(['run', 'stop', 'drop']) }),
  /** The number of rows that wait to be issued now. */
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
