import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { certificateStatus } from '../../certificates/certificate-record.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { invoiceRow } from '../invoices/invoice-record.js';
import { openOrder } from './fetch-own-payments.js';
import { ledgerKind, paymentExamples, paymentRow, refundRecord, refundShare } from './payment-record.js';

const paymentGroup = z.object({
  amount_cents: z.int(),
  declared_by: z.string(),
  /** Whether the caller declared or started it, and therefore does not confirm it. */
  declared_by_me: z.boolean(),
  /** Where to pay as long as a provider waits for the money. */
  open: openOrder.nullable(),
  /** The candidates it pays for, this payment among them. */
  payments: z.array(
    paymentRow.pick({
      ...{ payment_id: true, enrolment_id: true, enrol_no: true, name: true, amount_cents: true },
    }),
  ),
});

/** The fields of a row about its newest refund: the details of one payment list all of them. */
const newestRefund = { refund_status: true, refund_id: true, refund_cents: true } as const;

/** A payment with the data for the desk's decision; the payer’s account is masked until a reason is given. */
export const paymentDetail = paymentRow.omit(newestRefund).extend({
  payer_name: z.string(),
  payer_bank: z.string(),
  /** None for money that came through a provider. */
  payer_account_masked: z.string().nullable(),
  /** Unknown until a provider reports it. */
  paid_on: z.iso.date().nullable(),
  /** The number the provider gave it. */
  transaction_no: z.string().nullable(),
  proof_id: id.nullable(),
  /** Set once the money has arrived. */
  receipt_no: z.string().nullable(),
  /** The valid or pending invoice: no refund is sent before it is rejected or void. */
  invoice: invoiceRow.pick({ invoice_id: true, request_no: true, status: true }).nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The group payment that this is a part of. */
  group: paymentGroup.nullable(),
  /**
   * The state of its class, and the time of its exam: a refund after the results, or after the archive, is another
   * matter.
   */
  class_status: classStatus,
  exam_at: moment.nullable(),
  /**
   * The certificate that its candidate has, or is about to get: nothing is refunded before it is revoked, or its
   * number void.
   */
  certificate: z
    .object({ certificate_id: id, certificate_no: z.string(), status: certificateStatus })
    .nullable(),
  /** The refund by the rule of the class, if it were requested now. */
  refund: refundShare,
  /** Oldest first. */
  refunds: z.array(refundRecord),
  /** Its entries in the ledger: money in is positive, money back negative. */
  ledger: z.array(z.object({ at: moment, kind: ledgerKind, amount_cents: z.int() })),
  timeline: z.array(timelineEntry),
});

export type PaymentDetail = z.infer<typeof paymentDetail>;

const { refund_status: _status, refund_id: _id, refund_cents: _cents, ...row } = paymentExamples.row;

/** One payment with its refunds, its ledger and its history. */
export const fetchPaymentById = endpoint('payment/fetchPaymentById', {
  summary: 'One payment with its refunds, its ledger and its history',
  input: z.strictObject({ class_id: id, payment_id: id }),
  output: paymentDetail,
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, payment_id: row.payment_id },
    output: {
      ...row,
      payer_name: '李晓明',
      payer_bank: '中国建设银行上海分行',
      payer_account_masked: '***************0017',
      paid_on: '2026-11-10',
      transaction_no: null,
      proof_id: 180143985100777,
      receipt_no: 'C26-0104-R00058',
      invoice: null,
      reason: null,
      group: null,
      class_status: 'closed',
      exam_at: '2026-12-20T01:00:00Z',
      certificate: null,
      refund: { back_cents: 0, kept_cents: 0 },
      refunds: [paymentExamples.refund],
      ledger: [{ at: '2026-11-11T03:20:40Z', kind: 'payment', amount_cents: 68_000 }],
      timeline: [
        {
          at: '2026-11-10T02:11:09Z',
          by: '',
          action: 'declare',
          from: 'created',
          to: 'declared',
          reason: null,
        },
        {
          at: '2026-11-11T03:20:40Z',
          by: '林秋月',
          action: 'confirm',
          from: 'declared',
          to: 'confirmed',
          reason: null,
        },
      ],
    },
  },
});
