import { Button, Inline } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

interface StepActionsProps {
  readonly submit: string;
  readonly onCancel: (() => void) | undefined;
}

/** The way on, and the way back if there is one. */
export function StepActions({ submit, onCancel }: StepActionsProps) {
  const { t } = useWords();
  return (
    <Inline justify="end">
      {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      <Button type="submit" variant="primary">
        {submit}
      </Button>
    </Inline>
  );
}
