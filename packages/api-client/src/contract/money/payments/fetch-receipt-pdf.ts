import { z } from 'zod';
import { candidateOrMoneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { paymentExamples } from './payment-record.js';

const { class_id, payment_id } = paymentExamples.row;

/** The receipt of a payment as a PDF, in the caller's language; candidates get those of their own payments. */
export const fetchReceiptPdf = endpoint('payment/fetchReceiptPdf', {
  summary: 'The receipt of a payment as PDF',
  input: z.strictObject({ class_id: id, payment_id: id }),
  output: z.instanceof(Uint8Array),
  access: candidateOrMoneyDesk,
  answers: 'pdf',
  refuses: ['not_found', 'busy'],
  example: {
    input: { class_id, payment_id },
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
