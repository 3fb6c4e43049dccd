import '@skillcert/ui/progress.css';
import type { ImportRecord } from '@skillcert/api-client';
import { Button, Inline, Progress, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { progressOf } from './progress-of.js';
import type { ImportState } from './use-import.js';

interface ImportProgressProps {
  readonly state: ImportState;
  readonly record: ImportRecord;
}

/** The progress of the rows; the server continues when the page is left. */
export function ImportProgress({ state, record }: ImportProgressProps) {
  const { t } = useWords();
  const { isChecking, done, max } = progressOf(record);
  const label = t(isChecking ? 'candidates.import_checking' : 'candidates.import_running', { done, max });
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Progress value={done} max={max} label={label} />
        <Text>{label}</Text>
        <Text size="sm" tone="muted">
          {t('candidates.import_goes_on')}
        </Text>
      </Stack>
      <Inline>
        <Button onClick={() => state.decide(isChecking ? 'drop' : 'stop')}>
          {t(isChecking ? 'candidates.import_drop' : 'candidates.import_stop')}
        </Button>
      </Inline>
    </Stack>
  );
}
