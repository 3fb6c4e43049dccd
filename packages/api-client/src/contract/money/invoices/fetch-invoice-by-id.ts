import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, day, id, moment } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { invoiceExamples, invoiceRow, shownTitle } from './invoice-record.js';

/** An invoice with the data that the desk needs to issue it, or to void it. */
export const invoiceDetail = invoiceRow.omit({ payments: true }).extend({
  ...shownTitle.shape,
  /** Name of the person who requested it at the desk, for a candidate too; null where a candidate did. */
  requested_by: z.string().nullable(),
  /** The sheet of candidates that requested it, and its delivery address; null if it was requested by hand. */
  wished: z.object({ email: z.string() }).nullable(),
  /** Why it was rejected, could not be issued, or is to be void: the latest of them. */
  reason: z.string().nullable(),
  issued_at: moment.nullable(),
  /** The day on the paper and its tax, if a sheet gave them. */
  issued_on: day.nullable(),
  tax_cents: amount.nullable(),
  /** The number of the counter-entry. */
  red_no: z.string().nullable(),
  red_issued_at: moment.nullable(),
  /** Whether the caller requested the counter-entry, which another person must issue. */
  red_asked_by_me: z.boolean(),
  /** The payments on it. `refund`: a part of the money is to be refunded and waits for this invoice. */
  lines: z.array(
    z.object({
      payment_id: id,
      enrol_no: z.string(),
      name: z.string(),
      amount_cents: amount,
      refund: z.boolean(),
    }),
  ),
  timeline: z.array(timelineEntry),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

const { payments: _, ...row } = invoiceExamples.row;

/** One invoice with its payments and its history. */
export const fetchInvoiceById = endpoint('payment/fetchInvoiceById', {
  summary: 'One invoice with its payments and its history',
  input: z.strictObject({ class_id: id, invoice_id: id }),
  output: invoiceDetail,
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, invoice_id: row.invoice_id },
    output: {
      ...row,
      ...invoiceExamples.shown,
      requested_by: '林秋月',
      wished: null,
      reason: null,
      issued_at: row.updated_at,
      issued_on: '2026-11-13',
      tax_cents: 1_981,
      red_no: null,
      red_issued_at: null,
      red_asked_by_me: false,
      lines: [
        {
          payment_id: 180143985101001,
          enrol_no: 'C26-0104-00058',
          name: '李晓明',
          amount_cents: row.amount_cents,
          refund: false,
        },
      ],
      timeline: [
        {
          at: row.created_at,
          by: '林秋月',
          action: 'request',
          from: null,
          to: 'requested',
          reason: null,
        },
      ],
    },
  },
});
