import { Button, Stack } from '@skillcert/ui';
import { useWords } from '../../../words/use-words.js';

interface StepButtonsProps {
  readonly next: string;
  readonly onBack?: () => void;
}

/** On and back, in the order of importance, as wide as a thumb wants them. */
export function StepButtons({ next, onBack }: StepButtonsProps) {
  const { t } = useWords();
  return (
    <Stack gap="sm">
      <Button type="submit" variant="primary" block>
        {next}
      </Button>
      {onBack && (
        <Button variant="ghost" block onClick={onBack}>
          {t('create.back')}
        </Button>
      )}
    </Stack>
  );
}
