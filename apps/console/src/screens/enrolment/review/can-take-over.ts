import type { EnrolmentDetail } from '@skillcert/api-client';

/** Whether the claim of another reviewer has run out; one without an end is of before claims had one. */
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
