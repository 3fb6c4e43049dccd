import { acceptsReviewEvent } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';

interface DecideManyButtonsProps {
  readonly disabled: boolean;
  readonly onApprove: () => unknown;
  readonly onAsk: (what: 'return' | 'refuse') => void;
}

/** Buttons that decide about all chosen candidates, if the class accepts decisions. */
export function DecideManyButtons({ disabled, onApprove, onAsk }: DecideManyButtonsProps) {
  const { t } = useWords();
  const { status } = useClassAccepts();
  if (status && !acceptsReviewEvent(status, 'in_review', 'approve')) return null;
  return (
    <>
      <Button size="small" disabled={disabled} onClick={onApprove}>
        {t('candidates.approve_met')}
      </Button>
      <Button size="small" disabled={disabled} onClick={() => onAsk('return')}>
        {t('candidates.return_chosen')}
      </Button>
      <Button size="small" variant="danger" disabled={disabled} onClick={() => onAsk('refuse')}>
        {t('candidates.refuse_chosen')}
      </Button>
    </>
  );
}
