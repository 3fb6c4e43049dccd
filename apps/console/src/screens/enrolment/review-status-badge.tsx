import type { ReviewStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

const tones: Record<ReviewStatus, Tone> = {
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

/** The state of an enrolment's review, in words and colour. */
export function ReviewStatusBadge({ status }: { readonly status: ReviewStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`review.status.${status}`)}</StatusBadge>;
}
