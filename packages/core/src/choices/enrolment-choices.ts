import type { ErasureEvent } from '../lifecycle/erasure-lifecycle.js';
import type { ImportEvent } from '../lifecycle/import-lifecycle.js';
import type { ReviewEvent, ReviewStatus } from '../lifecycle/review-lifecycle.js';

/** The parts of the form that a reviewer can return, beside the documents. */
export const formParts = ['identity', 'photo', 'education', 'employment', 'contact'] as const;

/** The states of an enrolment that led to nothing. */
export const endedReviews = [
  'refused',
  'withdrawn',
  'moved',
  'expired',
] as const satisfies readonly ReviewStatus[];

/** The events of the review that a member of staff applies. */
export const staffReviewEvents = [
  'claim',
  'release',
  'approve',
  'return',
  'refuse',
  'doubt',
  'withdraw',
  'prefer',
] as const satisfies readonly ReviewEvent[];

/** The decisions about an enrolment that can be taken back. */
export const undoableDecisions = ['approve', 'return', 'doubt'] as const satisfies readonly ReviewEvent[];

/** One of {@link undoableDecisions}. */
export type UndoableDecision = (typeof undoableDecisions)[number];

/**
 * The reasons that a decision cannot be taken back. `paid`: a payment is declared or made. `seated`: a ticket, an
 * admission, a score or a certificate depends on it. `closed`: the class is over.
 */
export const decisionObstacles = ['paid', 'seated', 'closed'] as const;

/** One of {@link decisionObstacles}. */
export type DecisionObstacle = (typeof decisionObstacles)[number];

/** The decisions that the server can make for many in a job; `take_back` undoes earlier ones of the same account. */
export const reviewJobEvents = ['approve', 'return', 'refuse', 'take_back'] as const;

/** One of {@link reviewJobEvents}. */
export type ReviewJobEvent = (typeof reviewJobEvents)[number];

/** The states of such a job. */
export const reviewJobStates = ['running', 'stopped', 'done'] as const;

/** One of {@link reviewJobStates}. */
export type ReviewJobState = (typeof reviewJobStates)[number];

/** The reasons that an approval of many leaves somebody out, in the order in which they are said. */
export const unapprovedReasons = ['unmet', 'claimed', 'decided'] as const;

/** One of {@link unapprovedReasons}. */
export type UnapprovedReason = (typeof unapprovedReasons)[number];

/** The reasons that another decision about many leaves somebody out, in the order in which they are said. */
export const undecidedReasons = ['claimed', 'decided', 'not_found'] as const;

/** One of {@link undecidedReasons}. */
export type UndecidedReason = (typeof undecidedReasons)[number];

/** The events of an import that its owner applies. */
export const importOffers = ['check', 'confirm', 'stop', 'drop'] as const satisfies readonly ImportEvent[];

/** The decisions of the platform about an erasure. */
export const erasureDecisions = ['approve', 'erase', 'reject'] as const satisfies readonly ErasureEvent[];
