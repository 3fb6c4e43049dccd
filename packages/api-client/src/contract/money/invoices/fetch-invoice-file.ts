import { z } from 'zod';
import { candidateOrMoneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { invoiceExamples } from './invoice-record.js';

/** The file of an invoice, or of its counter-entry: for the desk, and for the candidate who requested it. */
export const fetchInvoiceFile = endpoint('payment/fetchInvoiceFile', {
  method: 'GET',
  summary: 'The file of an invoice or of its counter-entry',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    invoice_id: z.coerce.number().pipe(id),
    entry: z.enum(['invoice', 'red']).default('invoice'),
  }),
  output: z.instanceof(Uint8Array),
  access: candidateOrMoneyDesk,
  answers: 'file',
  refuses: ['not_found'],
  example: {
    input: {
      class_id: invoiceExamples.row.class_id,
      invoice_id: invoiceExamples.row.invoice_id,
      entry: 'invoice',
    },
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
