import type { EnrolmentDetail } from '@skillcert/api-client';

/** Whether the claim of another reviewer has expired. A claim without an end is older than the expiry of claims. */
export const canTakeOver = (
  {
    status,
    claimed_by_me,
    claimed_until,
  }: Pick<EnrolmentDetail, 'status' | 'claimed_by_me' | 'claimed_until'>,
  now: Date,
): boolean =>
  status === 'in_review' &&
  !claimed_by_me &&
  (claimed_until === null || Date.parse(claimed_until) <= now.getTime());
