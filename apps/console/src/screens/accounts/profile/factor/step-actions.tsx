import { Button, Inline } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

interface StepActionsProps {
  readonly submit: string;
  readonly onCancel: (() => void) | undefined;
}

/** The button of the step, and one to cancel if there is a way back. */
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
