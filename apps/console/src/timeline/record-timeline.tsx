import type { TimelineEntry } from '@skillcert/api-client';
import { Timeline } from '@skillcert/ui';
import { useFormats } from '../format/use-formats.js';
import { useWords } from '../messages/words-state.js';

interface RecordTimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Says an action of the audit trail. */
  readonly actionTitle: (action: string) => string;
}

/** The history of a record, newest first. */
export function RecordTimeline({ entries, actionTitle }: RecordTimelineProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  return (
    <Timeline
      items={entries
        .map((entry, index) => ({
          id: `${entry.at} ${index}`,
          title: actionTitle(entry.action),
          time: minute(entry.at),
          dateTime: entry.at,
          actor: entry.by || t('review.by_system'),
          description: entry.reason,
        }))
        .reverse()}
    />
  );
}
