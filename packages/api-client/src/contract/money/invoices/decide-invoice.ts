import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { invoiceExamples, invoiceStatus } from './invoice-record.js';

/**
 * Every step of an invoice that needs no paper: take it on, reject it, report its failure, try again, request its
 * counter-entry, or keep it because the buyer does not agree.
 */
export const decideInvoice = endpoint('payment/decideInvoice', {
  summary: 'Accept, reject, fail, retry or ask to void an invoice',
  input: z.strictObject({
    class_id: id,
    invoice_id: id,
    event: z.enum(['accept', 'reject', 'fail', 'retry', 'red_request', 'buyer_refuse']),
    reason: reasonText.optional(),
  }),
  output: z.object({ invoice_id: id, status: invoiceStatus }),
  access: moneyDesk,
  writes: 'invoice',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: invoiceExamples.row.class_id,
      invoice_id: invoiceExamples.row.invoice_id,
      event: 'accept',
    },
    output: { invoice_id: invoiceExamples.row.invoice_id, status: 'issuing' },
  },
});
