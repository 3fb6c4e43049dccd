import '@skillcert/ui/progress.css';
import type { PrintRecord } from '@skillcert/api-client';
import { Banner, Button, Inline, Progress, Stack, Text } from '@skillcert/ui';
import { sayMissing } from '../client/say-missing.js';
import { useFormats } from '../format/use-formats.js';
import { useWords } from '../messages/words-state.js';
import { PlaceLink } from '../obstacles/place-link.js';
import { placeOfFault } from '../obstacles/places.js';
import { useRequiredClass } from '../shell/use-required-class.js';

interface JobProgressProps {
  readonly print: Pick<PrintRecord, 'printed' | 'total' | 'missing' | 'expires_at' | 'outdated' | 'fault'>;
  /** The reason why it stopped; undefined if it did not. */
  readonly failed: string | undefined;
  readonly label: string;
  readonly done: string;
  /** The kinds of papers, shown before the expiry. */
  readonly about?: string;
  readonly saveLabel: string;
  readonly onSave: () => Promise<void>;
}

/** The state of a printing job: progress, failure, or a file to save with its expiry and missing characters. */
export function JobProgress({ print, failed, label, done, about, saveLabel, onSave }: JobProgressProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const { class_id } = useRequiredClass();
  const { printed, total, missing, expires_at, fault } = print;
  if (failed !== undefined) {
    return (
      <Banner tone="danger" actions={fault && <PlaceLink place={placeOfFault[fault]} class_id={class_id} />}>
        {failed}
      </Banner>
    );
  }
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
      <Banner tone="success" title={done}>
        {about && `${about} · `}
        {t('exam.tickets.print_until', { time: untilMinute(expires_at) })}
      </Banner>
      {print.outdated && <Banner tone="warning">{t('exam.day.outdated')}</Banner>}
      {missing.length > 0 && <Banner tone="warning">{sayMissing(t, missing)}</Banner>}
      <Inline>
        <Button onClick={onSave}>{saveLabel}</Button>
      </Inline>
    </Stack>
  );
}
