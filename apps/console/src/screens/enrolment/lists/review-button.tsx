import type { ListedEnrolment } from '@skillcert/api-client';
import { reviewLifecycle } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { reviewButtonId } from './use-focus-at-row.js';

interface ReviewButtonProps {
  readonly row: ListedEnrolment;
  readonly onOpen: (row: ListedEnrolment) => void;
}

/** Opens a candidate of the list, to review or only to look at a decision. */
export function ReviewButton({ row, onOpen }: ReviewButtonProps) {
  const { t } = useWords();
  const { enrolment_id, name, status } = row;
  const isDecided = reviewLifecycle.states[status].ends;
  return (
    <Button
      id={reviewButtonId(enrolment_id)}
      size="small"
      aria-label={t(isDecided ? 'candidates.look_named' : 'candidates.review_named', { name })}
      onClick={() => onOpen(row)}
    >
      {t(isDecided ? 'candidates.look' : 'candidates.review')}
    </Button>
  );
}
