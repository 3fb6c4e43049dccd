import { wholeShare } from './whole-share.js';

/** From a moment on, so much of what was paid is kept when money goes back. */
export interface RefundStep {
  /** ISO 8601. */
  readonly from: string;
  /** Basis points of what was paid: 10,000 is all of it. */
  readonly keep_bp: number;
}

/** What of a payment goes back by a rule, and what is kept; integer cents. */
export interface RefundShare {
  readonly back_cents: number;
  readonly kept_cents: number;
}

interface Paid {
  /** What was paid. */
  readonly paid_cents: number;
  /** What of it was neither paid back nor promised to be. */
  readonly left_cents: number;
}

/**
 * How much of a payment goes back at a moment. The last step that has begun counts; before the first one, and without any, nothing is kept. A
 * fraction of a cent is the payer's. `last`: whatever the moment, the last step of all counts, as it does once the class has results.
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
