import type { PaymentEvent } from '../lifecycle/payment-lifecycle.js';
import type { RefundEvent, RefundStatus } from '../lifecycle/refund-lifecycle.js';

/** The decisions of the desk about a payment. */
export const paymentDecisions = ['confirm', 'reject', 'allocate'] as const satisfies readonly PaymentEvent[];

/** The decisions of the desk about a refund, in the order in which they are offered. */
export const refundDecisions = [
  'first_approve',
  'second_approve',
  'proof',
  'send_again',
  'come_back',
  'reject',
] as const satisfies readonly RefundEvent[];

/** The causes of a refund. */
export const refundOrigins = ['candidate', 'staff', 'class_cancelled', 'late_payment', 'paid_twice'] as const;

/** One of {@link refundOrigins}. */
export type RefundOrigin = (typeof refundOrigins)[number];

/** The states in which a refund is over, and its payment free for another request. */
export const endedRefunds: readonly RefundStatus[] = ['done', 'rejected', 'withdrawn'];

/**
 * The kinds of entries of the ledger: money that came, that went back, that came back from a refund, or that never
 * was for this payment.
 */
export const ledgerKinds = ['payment', 'refund', 'refund_back', 'reversal'] as const;

/** One of {@link ledgerKinds}. */
export type LedgerKind = (typeof ledgerKinds)[number];

/** The states of an order that a provider of payments reports. */
export const orderStates = ['waiting', 'paid', 'failed', 'closed'] as const;

/** One of {@link orderStates}. */
export type OrderState = (typeof orderStates)[number];

/**
 * The columns of a bank statement. The balance shows the order of the lines, and those whose direction it
 * contradicts; the status tells lines whose money never came or went back.
 */
export const statementFields = [
  'date',
  'credit',
  'amount',
  'direction',
  'payer',
  'note',
  'reference',
  'balance',
  'status',
] as const;

/** The reasons why a line of a bank may belong to somebody, in the order in which they are shown. */
export const matchReasons = ['amount', 'number', 'payer', 'candidate', 'day'] as const;

/**
 * The rules by which lines of a bank are confirmed together: number, name and amount agree; number and amount, while
 * somebody else paid; name and amount, without a number.
 */
export const matchRules = ['number', 'payer', 'name'] as const;

export type MatchRule = (typeof matchRules)[number];

/** The kinds of a bank's money that is no fee, in the order in which the words of a line are searched for them. */
export const nonFeeKinds = ['refund', 'charge', 'interest'] as const;

/** The columns of a sheet of invoices, in the order in which they are offered; `total_cents` includes the tax. */
export const invoiceSheetFields = [
  'invoice_no',
  'enrol_no',
  'request_no',
  'name',
  'issued_on',
  'total_cents',
  'amount_cents',
  'tax_cents',
] as const;

/** The outcomes for somebody without an invoice, when invoices are requested for all. */
export const uninvoicedOutcomes = ['ask', 'by_unit', 'wished', 'refund_open', 'had_one'] as const;

/** The things that the totals of a settlement are counted by. */
export const settlementViews = ['class', 'unit', 'month'] as const;
