import {
  type PaymentStatus,
  payMethods,
  paymentLifecycle,
  type RefundStatus,
  refundLifecycle,
} from '@skillcert/core';
import { z } from 'zod';
import { enrollType } from '../../class/class-record.js';
import { amount, id, moment } from '../../fields.js';

const paymentStatuses = Object.keys(paymentLifecycle.states) as [PaymentStatus, ...PaymentStatus[]];
const refundStatuses = Object.keys(refundLifecycle.states) as [RefundStatus, ...RefundStatus[]];

/** A state of the payment lifecycle. */
export const paymentStatus = z.enum(paymentStatuses);

/** How a payment is made. */
export const payMethod = z.enum(payMethods);

/** A way of paying through a provider. */
export const onlineMethod = payMethod.exclude(['bank_transfer']);

/** A state of the refund lifecycle. */
export const refundStatus = z.enum(refundStatuses);

/**
 * The kind of a ledger entry of a payment: money in, money back, a refund that the bank returned (`refund_back`),
 * or money that never was for this payment (`reversal`).
 */
export const ledgerKind = z.enum(['payment', 'refund', 'refund_back', 'reversal']);

/** A row of a class's payments; the phone is masked. */
export const paymentRow = z.object({
  class_id: id,
  payment_id: id,
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  phone_masked: z.string(),
  enroll_type: enrollType,
  amount_cents: amount,
  /** The fee it pays, and the part of it that earlier bank lines paid. */
  fee_cents: amount,
  received_cents: amount,
  currency: z.string(),
  method: payMethod,
  status: paymentStatus,
  /** The state of its newest refund. */
  refund_status: refundStatus.nullable(),
  /** That refund, and its share of the payment. */
  refund_id: id.nullable(),
  refund_cents: amount.nullable(),
  /** The number of candidates of a joint payment; omitted if it is for this one alone. */
  group_count: z.int().nullable(),
  created_at: moment,
  updated_at: moment,
});

/** The parts of a payment that the rule of its class refunds and keeps. */
export const refundShare = z.object({ back_cents: amount, kept_cents: amount });

/** A refund as the desk sees it. */
export const refundRecord = z.object({
  refund_id: id,
  amount_cents: amount,
  status: refundStatus,
  /**
   * The origin of the request: the candidate, a person at the desk, the cancelling of the class, or money that came
   * when nothing was due any more.
   */
  origin: z.enum(['candidate', 'staff', 'class_cancelled', 'late_payment', 'paid_twice']),
  reason: z.string(),
  /** Why it was rejected. */
  decision_reason: z.string().nullable(),
  /** Names of those who requested (none for a candidate) and approved. */
  requested_by: z.string().nullable(),
  first_approved_by: z.string().nullable(),
  second_approved_by: z.string().nullable(),
  /** Whether the caller asked for it, or gave an approval. */
  asked_by_me: z.boolean(),
  approved_by_me: z.boolean(),
  proof_id: id.nullable(),
  /** Its number at the provider that the money came through, once it was passed on. */
  refund_no: z.string().nullable(),
  /** The provider’s own word for why it sent nothing back; the money then goes back by hand. */
  fault: z.string().nullable(),
  /** Whether it was transferred by hand, once it is done. */
  by_hand: z.boolean(),
  /** Whether its candidate gets no certificate of the class once it is approved. */
  ends_certificate: z.boolean(),
  /**
   * The person who last reported that the bank returned it, whether that report or the repeated transfer was the
   * caller's step, and the reason of the return.
   */
  returned_by: z.string().nullable(),
  returned_by_me: z.boolean(),
  again_by_me: z.boolean(),
  return_reason: z.string().nullable(),
  /** The destination instead of the payer's account, after a bounce; its number is masked. */
  account: z.object({ account_name: z.string(), bank: z.string(), account_masked: z.string() }).nullable(),
  created_at: moment,
  updated_at: moment,
});

export type PaymentRow = z.infer<typeof paymentRow>;
export type RefundRecord = z.infer<typeof refundRecord>;

const rowExample = {
  class_id: 180143985094819,
  payment_id: 180143985101001,
  enrolment_id: 180143985099001,
  enrol_no: 'C26-0104-00058',
  name: '李晓明',
  phone_masked: '138****0001',
  enroll_type: 'individual',
  amount_cents: 68_000,
  fee_cents: 68_000,
  received_cents: 0,
  currency: 'CNY',
  method: 'bank_transfer',
  status: 'confirmed',
  refund_status: 'requested',
  refund_id: 180143985102002,
  refund_cents: 68_000,
  group_count: null,
  created_at: '2026-11-10T02:11:09Z',
  updated_at: '2026-11-11T03:20:40Z',
} satisfies PaymentRow;

const refundExample = {
  refund_id: 180143985102002,
  amount_cents: 68_000,
  status: 'requested',
  origin: 'candidate',
  reason: '工作安排冲突，无法参加考试',
  decision_reason: null,
  requested_by: null,
  first_approved_by: null,
  second_approved_by: null,
  asked_by_me: false,
  approved_by_me: false,
  proof_id: null,
  refund_no: null,
  fault: null,
  by_hand: false,
  ends_certificate: true,
  returned_by: null,
  returned_by_me: false,
  again_by_me: false,
  return_reason: null,
  account: null,
  created_at: '2026-11-12T01:05:00Z',
  updated_at: '2026-11-12T01:05:00Z',
} satisfies RefundRecord;

/** Examples that the calls of this area share. */
export const paymentExamples = { row: rowExample, refund: refundExample };
