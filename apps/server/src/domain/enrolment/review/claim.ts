import { limits } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { ReviewedEnrolment } from './read-review.js';

type Claim = Pick<ReviewedEnrolment, 'status' | 'reviewer_id' | 'claimed_until'>;

/** Whether the session holds the claim, run out or not: nobody has taken it over. */
export const holdsClaim = (
  { status, reviewer_id }: Claim,
  { user_id }: Pick<StaffSession, 'user_id'>,
): boolean => status === 'in_review' && reviewer_id === user_id;

/** Whether another reviewer may take the claim over: it has run out, or is one of before claims did. */
export const hasRunOut = ({ status, claimed_until }: Claim, now: Date): boolean =>
  status === 'in_review' && (claimed_until === null || claimed_until <= now);

/** Until when a claim made now holds. */
export const claimEnd = (now: Date): Date => new Date(now.getTime() + limits.claim_life_seconds * 1_000);
