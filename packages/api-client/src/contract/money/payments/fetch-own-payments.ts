import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { amount, cents, id, moment } from '../../fields.js';
import { invoiceRow } from '../invoices/invoice-record.js';
import { receiptExample, receiptRow } from './fetch-receipt-lists.js';
import { gatheringTerms } from './gathering.js';
import { payee } from './payee.js';
import { payMethod, paymentExamples, paymentRow, refundRecord, refundShare } from './payment-record.js';

/** A refund as its candidate sees it. */
const ownRefund = refundRecord
  .pick({
    refund_id: true,
    amount_cents: true,
    status: true,
    origin: true,
    reason: true,
    decision_reason: true,
    created_at: true,
  })
  .extend({ can_withdraw: z.boolean() });

/** A receipt as its candidate prints it. */
const ownReceipt = receiptRow.pick({
  receipt_no: true,
  payer_name: true,
  payee_name: true,
  paid_on: true,
  issued_at: true,
});

/** The action by which a payer pays through a provider, and its deadline. */
export const openOrder = z.object({
  /** `code`: the address is drawn as a code to be scanned. `page`: it is opened. */
  way: z.enum(['code', 'page']),
  /** Null while the provider has not answered yet: starting again asks it again. */
  pay_url: z.string().nullable(),
  expires_at: moment,
});

/** An invoice as its candidate sees it. */
const ownInvoice = invoiceRow
  .pick({ invoice_id: true, request_no: true, kind: true, title: true, status: true, invoice_no: true })
  .extend({
    /** Whether the candidate asked for it and may take its file; else a unit did. */
    mine: z.boolean(),
    /** Why it was rejected. */
    reason: z.string().nullable(),
  });

/** A payment as its candidate sees it. */
const ownPayment = paymentRow
  .pick({ payment_id: true, amount_cents: true, method: true, status: true, created_at: true })
  .extend({
    /** Why it was rejected. */
    reason: z.string().nullable(),
    /** The unit that pays for many candidates at once: refund and invoice are for it to ask for. */
    paid_by_unit: z.string().nullable(),
    /** Where to pay as long as the provider waits for the money. */
    open: openOrder.nullable(),
    /** Whether a refund can be requested now, and its amount by the rule of the class. */
    refundable: z.boolean(),
    refund: refundShare,
    /** Set once the money has arrived. */
    receipt: ownReceipt.nullable(),
    refunds: z.array(ownRefund),
    /** Whether an invoice can be asked for now. */
    invoiceable: z.boolean(),
    /** Newest first. */
    invoices: z.array(ownInvoice),
  });

/** The cost of one enrolment, and its payments and refunds. */
export const ownPayments = z.object({
  class_id: id,
  enrolment_id: id,
  fee_cents: cents,
  /** The part of it that arrived in transfers that were too small: the rest is due. */
  received_cents: amount,
  currency: z.string(),
  /**
   * `free`: nothing. `later`: once it is approved. `unset`: the class has not set the way yet. `due`: now. `late`:
   * the deadline is over. `over`: no more, because the class is over, or its fee was refunded after the results.
   * `open`: a payment is under way or made.
   */
  pay: z.enum(['free', 'later', 'unset', 'due', 'late', 'over', 'open']),
  pay_until: moment.nullable(),
  /** How it can be paid; none unless it is due. */
  methods: z.array(payMethod),
  /** Where to send the money; null unless it is due and a transfer is a way to pay it. */
  payee: payee.nullable(),
  /** The part of a fee that is kept in a refund, from a moment on. */
  refund_rule: gatheringTerms.refund_rule,
  /**
   * The effect on the certificate of a fee refunded after the results; null if none was refunded, or it was before
   * them.
   */
  after_refund: z.enum(['no_certificate', 'certificate_stands']).nullable(),
  /** Newest first. */
  payments: z.array(ownPayment),
});

/** The cost of one enrolment, and its payments and refunds. */
export type OwnPayments = z.infer<typeof ownPayments>;

const { payment_id, amount_cents, created_at } = paymentExamples.row;
const { receipt_no, payer_name, payee_name, paid_on, issued_at } = receiptExample;

/**
 * The costs of the enrolments of the proven phone, the ways to pay once they are approved, and their payments and
 * refunds.
 */
export const fetchOwnPayments = endpoint('payment/fetchOwnPayments', {
  summary: 'Fees, payments and refunds of the proven phone',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownPayments) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: {
      items: [
        {
          class_id: paymentExamples.row.class_id,
          enrolment_id: paymentExamples.row.enrolment_id,
          fee_cents: 68_000,
          received_cents: 0,
          currency: 'CNY',
          pay: 'open',
          pay_until: '2026-12-05T16:00:00Z',
          methods: [],
          payee: null,
          refund_rule: [{ from: '2026-12-05T16:00:00Z', keep_bp: 3_000 }],
          after_refund: null,
          payments: [
            {
              payment_id,
              amount_cents,
              method: 'bank_transfer',
              status: 'confirmed',
              created_at,
              reason: null,
              paid_by_unit: null,
              open: null,
              refundable: true,
              refund: { back_cents: amount_cents, kept_cents: 0 },
              receipt: { receipt_no, payer_name, payee_name, paid_on, issued_at },
              refunds: [],
              invoiceable: true,
              invoices: [],
            },
          ],
        },
      ],
    },
  },
});
