import type { ReviewStatus } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { asksFirst, type ReasonedEvent } from './asks.js';
import { eventWords } from './event-words.js';
import type { StaffReviewEvent } from './use-review.js';

interface ReviewActionsProps {
  readonly status: ReviewStatus;
  readonly events: readonly StaffReviewEvent[];
  readonly onApply: (event: StaffReviewEvent) => Promise<boolean>;
  readonly onAsk: (event: ReasonedEvent | 'return') => void;
}

const variants = {
  claim: 'primary',
  approve: 'primary',
  return: 'secondary',
  refuse: 'danger',
  doubt: 'secondary',
  release: 'ghost',
  prefer: 'primary',
  withdraw: 'ghost',
} as const satisfies Record<StaffReviewEvent, string>;

const order = Object.keys(variants);

/** The decisions that the lifecycle allows now, the most likely one first. */
export function ReviewActions({ status, events, onApply, onAsk }: ReviewActionsProps) {
  const { t } = useWords();
  return [...events]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((event) => (
      <Button
        key={event}
        variant={variants[event]}
        onClick={() => (asksFirst(event) ? onAsk(event) : onApply(event))}
      >
        {t(`review.event.${eventWords(status, event)}`)}
      </Button>
    ));
}
