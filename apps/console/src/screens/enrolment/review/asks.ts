import type { StaffReviewEvent } from './use-review.js';

const reasoned = ['refuse', 'doubt', 'withdraw', 'prefer'] as const satisfies StaffReviewEvent[];

/** A decision that needs a reason in words. */
export type ReasonedEvent = (typeof reasoned)[number];

/** Whether a decision needs a reason in words. */
export const isReasoned = (event: StaffReviewEvent): event is ReasonedEvent =>
  reasoned.some((each) => each === event);

/** Whether a decision opens a dialog first; the others are applied at once. */
export const asksFirst = (event: StaffReviewEvent): event is ReasonedEvent | 'return' =>
  event === 'return' || isReasoned(event);
