import type { EnrolmentRow } from '@skillcert/api-client';
import { Button, Inline, Text } from '@skillcert/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import type { useReviewQueue } from './use-review-queue.js';

interface ReviewStepsProps {
  readonly queue: ReturnType<typeof useReviewQueue>;
  readonly onOpen: (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;
}

/** Leads to the previous and the next candidate, in the order of the list. */
export function ReviewSteps({ queue, onOpen }: ReviewStepsProps) {
  const { t } = useWords();
  const { position, total, previous, next } = queue;
  if (position === 0) return null;
  return (
    <Inline>
      <Button
        size="small"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={!previous}
        onClick={() => previous && onOpen(previous)}
      >
        {t('common.previous')}
      </Button>
      <Text size="sm" tone="muted" tabular>
        {t('review.position', { position, total })}
      </Text>
      <Button
        size="small"
        icon={<ChevronRight aria-hidden="true" />}
        disabled={!next}
        onClick={() => next && onOpen(next)}
      >
        {t('common.next')}
      </Button>
    </Inline>
  );
}
