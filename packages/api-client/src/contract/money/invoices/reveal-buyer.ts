import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { invoiceExamples } from './invoice-record.js';

/**
 * Shows the telephone and the account of a buyer to the person who types the invoice. Every look leaves an audit
 * record with its reason.
 */
export const revealBuyer = endpoint('payment/revealBuyer', {
  summary: 'Show telephone and account of an invoice’s buyer',
  input: z.strictObject({ class_id: id, invoice_id: id, reason: givenReason }),
  output: z.object({ phone: z.string(), account_number: z.string() }),
  access: moneyDesk,
  refuses: ['not_found', 'too_many'],
  example: {
    input: {
      class_id: invoiceExamples.row.class_id,
      invoice_id: invoiceExamples.row.invoice_id,
      reason: '开具专用发票',
    },
    output: { phone: '021-61234567', account_number: '1001266109200012345' },
  },
});
