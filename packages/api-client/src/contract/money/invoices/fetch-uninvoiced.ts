import { uninvoicedOutcomes } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id, listOf, page } from '../../fields.js';
import { paymentExamples } from '../payments/payment-record.js';

/**
 * The outcome of a payment without an invoice: one in the candidate's own name is asked for (`ask`); a unit paid, and
 * is invoiced itself (`by_unit`); the sheet that enrolled the candidate wished for a title, which is asked for soon
 * (`wished`); a refund is under way (`refund_open`); or an earlier invoice was rejected or void, so that a person
 * decides (`had_one`).
 */
export const uninvoicedOutcome = z.enum(uninvoicedOutcomes);

/**
 * The reason why a class has no payment without an invoice: it was cancelled, and its money goes back (`cancelled`);
 * each that counts has an invoice (`invoiced`); all that came in went back, or is of people who hold no seat any more
 * (`given_back`); or nothing came in yet (`unpaid`).
 */
export const noneUninvoiced = z.enum(['cancelled', 'invoiced', 'given_back', 'unpaid']);

/** A payment that arrived and has no invoice. */
export const uninvoiced = z.object({
  payment_id: id,
  enrol_no: z.string(),
  /** The candidate, who is the buyer. */
  name: z.string(),
  /** The payer of a transfer; empty for other ways. */
  payer_name: z.string(),
  amount_cents: amount,
  currency: z.string(),
  outcome: uninvoicedOutcome,
});
export type Uninvoiced = z.infer<typeof uninvoiced>;

/**
 * The payments of a class that arrived and have no invoice, each with what `payment/requestOwnInvoices` does with it.
 * Staff of a participating unit see its own candidates.
 */
export const fetchUninvoiced = endpoint('payment/fetchUninvoiced', {
  summary: 'Paid candidates without an invoice, and what asking for all does with each',
  input: z.strictObject({ ...page, class_id: id, outcome: uninvoicedOutcome.optional() }),
  output: listOf(uninvoiced).extend({
    /** Those of the outcome `ask`, and their sum. */
    to_ask: z.int(),
    to_ask_cents: amount,
    /** The reason why there are none of any outcome; null where there are some. */
    none_because: noneUninvoiced.nullable(),
  }),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { page: 1, limit: 20, class_id: paymentExamples.row.class_id },
    output: {
      items: [
        {
          payment_id: paymentExamples.row.payment_id,
          enrol_no: paymentExamples.row.enrol_no,
          name: paymentExamples.row.name,
          payer_name: paymentExamples.row.name,
          amount_cents: 68_000,
          currency: 'CNY',
          outcome: 'ask',
        },
      ],
      total: 300,
      to_ask: 297,
      to_ask_cents: 20_196_000,
      none_because: null,
    },
  },
});
