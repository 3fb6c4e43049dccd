import type { TimelineEntry } from '@skillcert/api-client';
import { Heading, Stack } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import { RecordTimeline, type RecordTimelineProps } from './record-timeline.js';

/** The history of a record under its heading, as a part of a drawer. */
export function RecordHistory<Entry extends TimelineEntry>(props: RecordTimelineProps<Entry>) {
  const { t } = useWords();
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('common.history')}</Heading>
      <RecordTimeline {...props} />
    </Stack>
  );
}
