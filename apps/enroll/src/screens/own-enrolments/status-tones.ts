import type { ReviewStatus } from '@skillcert/core';
import type { Tone } from '@skillcert/ui';

/** The colour of each status; the word always stands beside it. */
export const statusTones: Readonly<Record<ReviewStatus, Tone>> = {
  waiting: 'neutral',
  offered: 'accent',
  submitted: 'info',
  in_review: 'accent',
  returned: 'warning',
  doubtful: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  moved: 'neutral',
  expired: 'neutral',
};
