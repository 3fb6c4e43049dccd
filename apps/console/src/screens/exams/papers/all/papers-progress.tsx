import '@skillcert/ui/progress.css';
import type { PapersRecord } from '@skillcert/api-client';
import { Banner, Button, Inline, Progress, Stack, Text } from '@skillcert/ui';
import { sayMissing } from '../../../../client/say-missing.js';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

interface PapersProgressProps {
  readonly print: PapersRecord;
  readonly onSave: () => Promise<void>;
}

/** How far the papers are, that they stopped, or that they can be saved and until when. */
export function PapersProgress({ print, onSave }: PapersProgressProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const { printed, total, fault, missing, expires_at, papers } = print;
  if (fault) return <Banner tone="danger">{t('exam.all_papers.failed')}</Banner>;
  const label = t('exam.all_papers.progress', { printed, total });
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
  const kinds = papers.map((paper) => t(`exam.papers.${paper}`)).join(t('common.list_comma'));
  return (
    <Stack gap="sm">
      <Banner tone="success" title={t('exam.all_papers.done', { count: total })}>
        {kinds} · {t('exam.tickets.print_until', { time: untilMinute(expires_at) })}
      </Banner>
      {print.outdated && <Banner tone="warning">{t('exam.day.outdated')}</Banner>}
      {missing.length > 0 && <Banner tone="warning">{sayMissing(t, missing)}</Banner>}
      <Inline>
        <Button onClick={onSave}>{t('exam.all_papers.save')}</Button>
      </Inline>
    </Stack>
  );
}
