import { wholeShare } from './whole-share.js';

/** From this moment on, this share of a payment is kept in a refund. */
export interface RefundStep {
  /** ISO 8601. */
  readonly from: string;
  /** Basis points of the payment: 10,000 is all of it. */
  readonly keep_bp: number;
}

/** The parts of a payment that a rule refunds and keeps; integer cents. */
export interface RefundShare {
  readonly back_cents: number;
  readonly kept_cents: number;
}

interface Paid {
  /** The amount that was paid. */
  readonly paid_cents: number;
  /** The part of it that was neither refunded nor promised as a refund. */
  readonly left_cents: number;
}

/**
 * The part of a payment that is refunded at a moment. The last step that has begun counts; before the first
 * one, and without any, nothing is kept. A fraction of a cent goes to the payer. `last`: the last step counts
 * at any moment, as it does once the class has results.
 */
export const refundShare = (
  { paid_cents, left_cents }: Paid,
  rule: readonly RefundStep[],
  now: Date | 'last',
): RefundShare => {
  const begun = rule
    .filter(({ from }) => now === 'last' || Date.parse(from) <= now.getTime())
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const kept = Math.floor((paid_cents * (begun.at(-1)?.keep_bp ?? 0)) / wholeShare);
  const kept_cents = Math.min(kept, left_cents);
  return { back_cents: left_cents - kept_cents, kept_cents };
};
