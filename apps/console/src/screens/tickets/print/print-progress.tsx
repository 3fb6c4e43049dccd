import '@skillcert/ui/progress.css';
import type { PrintRecord } from '@skillcert/api-client';
import { Banner, Button, Inline, Progress, Stack, Text } from '@skillcert/ui';
import { sayMissing } from '../../../client/say-missing.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';

interface PrintProgressProps {
  readonly print: PrintRecord;
  readonly onSave: () => Promise<void>;
}

/** How far the printing is, that it stopped, or that it can be saved and until when; and which characters no font has. */
export function PrintProgress({ print, onSave }: PrintProgressProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const { printed, total, fault, missing, expires_at } = print;
  if (fault) return <Banner tone="danger">{t(`exam.tickets.print_fault.${fault}`)}</Banner>;
  const label = t('exam.tickets.print_progress', { printed, total });
  if (printed < total) {
    return (
      <Stack gap="xs">
        <Progress value={printed} max={total} label={label} />
        <Text>{label}</Text>
        <Text size="sm" tone="muted">
          {t('exam.tickets.print_goes_on')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      <Banner tone="success" title={t('exam.tickets.print_done', { count: total })}>
        {t('exam.tickets.print_until', { time: untilMinute(expires_at) })}
      </Banner>
      {print.outdated && <Banner tone="warning">{t('exam.day.outdated')}</Banner>}
      {missing.length > 0 && <Banner tone="warning">{sayMissing(t, missing)}</Banner>}
      <Inline>
        <Button onClick={onSave}>{t('exam.tickets.print_save')}</Button>
      </Inline>
    </Stack>
  );
}
