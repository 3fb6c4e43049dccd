import { endedReviews } from '../../choices/enrolment-choices.js';
import { type ClassStatus, classLifecycle } from '../class-lifecycle.js';
import type { ReviewStatus } from '../review-lifecycle.js';

/**
 * The effects that an erasure can have on one enrolment. `erased`: all of it is erased. `identity_kept`: the identity
 * stays, because its result may stand in the register of certificates, which the law keeps. `under_way` and
 * `money_open`: the erasure has to wait for the enrolment, or for its money.
 */
export const erasureFates = ['erased', 'identity_kept', 'under_way', 'money_open'] as const;

/** One of {@link erasureFates}. */
export type ErasureFate = (typeof erasureFates)[number];

/** The facts of an enrolment that an erasure needs. */
export interface ErasureFacts {
  readonly review: ReviewStatus;
  readonly class_status: ClassStatus;
  /** Whether a payment is being checked, or a refund is on its way. */
  readonly money_open: boolean;
}

const over: ReadonlySet<ReviewStatus> = new Set(endedReviews);

/** Decides the effect of an erasure on an enrolment. */
export const erasureFate = ({ review, class_status, money_open }: ErasureFacts): ErasureFate => {
  if (money_open) return 'money_open';
  if (over.has(review) || class_status === 'cancelled') return 'erased';
  const ended = class_status === 'finished' || classLifecycle.states[class_status].ends;
  if (!ended) return 'under_way';
  return review === 'approved' ? 'identity_kept' : 'erased';
};

/** Whether an erasure has to wait for an enrolment with this fate. */
export const obstructsErasure = (fate: ErasureFate): boolean => fate === 'under_way' || fate === 'money_open';
