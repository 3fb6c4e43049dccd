import { limits } from '@skillcert/core';
import { z } from 'zod';
import { candidateOrMoneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id } from '../../fields.js';
import { invoiceExamples, invoiceKind, invoiceStatus, typedTitle } from './invoice-record.js';

const { row } = invoiceExamples;

/**
 * Requests one invoice: a candidate for a payment of their own, the desk for one or many payments of a unit. The
 * amount is the sum of the payments. The buyer is typed, or taken from the caller's title book; `keep` adds a typed
 * unit to it.
 */
export const requestInvoice = endpoint('payment/requestInvoice', {
  summary: 'Ask for an invoice for one or many payments',
  input: z.strictObject({
    class_id: id,
    payment_ids: z.array(id).min(1).max(limits.payment_group_max),
    kind: invoiceKind,
    buyer: z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('typed'), ...typedTitle }),
      z.strictObject({ from: z.literal('book'), title_id: id }),
    ]),
    keep: z.boolean().optional(),
  }),
  output: z.object({ invoice_id: id, request_no: z.string(), amount_cents: amount, status: invoiceStatus }),
  access: candidateOrMoneyDesk,
  writes: 'invoice',
  needsKey: true,
  refuses: ['not_found', 'not_invoiceable'],
  example: {
    input: {
      class_id: row.class_id,
      payment_ids: [180143985101001],
      kind: 'ordinary',
      buyer: { from: 'typed', title_type: 'unit', title: row.title, tax_no: row.tax_no },
    },
    output: {
      invoice_id: row.invoice_id,
      request_no: row.request_no,
      amount_cents: row.amount_cents,
      status: 'requested',
    },
  },
});
