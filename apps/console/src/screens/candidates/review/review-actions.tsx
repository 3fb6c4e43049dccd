import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { StaffReviewEvent } from './use-review.js';

interface ReviewActionsProps {
  readonly events: readonly StaffReviewEvent[];
  readonly onFire: (event: StaffReviewEvent) => Promise<boolean>;
  readonly onAsk: (event: StaffReviewEvent) => void;
}

const variants = {
  claim: 'primary',
  approve: 'primary',
  return: 'secondary',
  refuse: 'danger',
  doubt: 'secondary',
  release: 'ghost',
  withdraw: 'ghost',
} as const satisfies Record<StaffReviewEvent, string>;

// These have something to say first; the others happen at once.
const asks: readonly StaffReviewEvent[] = ['return', 'refuse', 'doubt', 'withdraw'];
const order = Object.keys(variants);

/** The decisions that the lifecycle allows now, the most likely one first. */
export function ReviewActions({ events, onFire, onAsk }: ReviewActionsProps) {
  const { t } = useWords();
  return [...events]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((event) => (
      <Button
        key={event}
        variant={variants[event]}
        onClick={() => (asks.includes(event) ? onAsk(event) : onFire(event))}
      >
        {t(`review.event.${event}`)}
      </Button>
    ));
}
