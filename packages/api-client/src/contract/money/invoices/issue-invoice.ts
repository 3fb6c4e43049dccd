import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { invoiceExamples, invoiceNumber, invoiceStatus } from './invoice-record.js';

const { row } = invoiceExamples;

/**
 * Records an invoice that the tax system issued, or the counter-entry that makes it void, with its number and its
 * file (a PDF or OFD, or a picture, which is re-encoded). Stored encrypted. Nobody issues a counter-entry that they
 * requested, and a number that another paper of any class has is refused (`number`: taken).
 */
export const issueInvoice = endpoint('payment/issueInvoice', {
  summary: 'Issue an invoice or its counter-entry, with number and file',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    invoice_id: z.coerce.number().pipe(id),
    event: z.enum(['issue', 'red_issue']),
    number: invoiceNumber,
  }),
  output: z.object({ invoice_id: id, status: invoiceStatus }),
  access: moneyDesk,
  writes: 'invoice',
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: [
    'not_found',
    'transition_refused',
    'state_changed',
    'another_person',
    'file_refused',
    'too_large',
    'too_many',
  ],
  example: {
    input: {
      class_id: row.class_id,
      invoice_id: row.invoice_id,
      event: 'issue',
      number: row.invoice_no,
    },
    output: { invoice_id: row.invoice_id, status: 'issued' },
  },
});
