import { limits } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { ReviewedEnrolment } from './read-review.js';

type Claim = Pick<ReviewedEnrolment, 'status' | 'reviewer_id' | 'claimed_until'>;

/** Whether the session holds the claim, even if it has expired: nobody has taken it over. */
export const holdsClaim = (
  { status, reviewer_id }: Claim,
  { user_id }: Pick<StaffSession, 'user_id'>,
): boolean => status === 'in_review' && reviewer_id === user_id;

/** Whether another reviewer may take the claim over: it has expired, or is older than the expiry of claims. */
export const hasRunOut = ({ status, claimed_until }: Claim, now: Date): boolean =>
  status === 'in_review' && (claimed_until === null || claimed_until <= now);

/** The moment until which a claim that is made now holds. */
export const claimEnd = (now: Date): Date => new Date(now.getTime() + limits.claim_life_seconds * 1_000);
