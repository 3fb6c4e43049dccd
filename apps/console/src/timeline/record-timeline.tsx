import '@skillcert/ui/timeline.css';
import type { TimelineEntry } from '@skillcert/api-client';
import { Text, Timeline } from '@skillcert/ui';
import { useFormats } from '../format/use-formats.js';
import { useWords } from '../messages/words-state.js';

export interface RecordTimelineProps<Entry extends TimelineEntry> {
  readonly entries: readonly Entry[];
  /** The words of an action in the audit trail, and of its resulting state. */
  readonly actionTitle: (action: string, to: string | null) => string;
  /** The actor if the trail names nobody: the candidate or the system. */
  readonly unnamedActor: (action: string) => string;
  /** Another remark on an entry, beside its reason. */
  readonly remark?: (entry: Entry) => string | undefined;
}

/** The history of a record, newest first. */
export function RecordTimeline<Entry extends TimelineEntry>({
  entries,
  actionTitle,
  unnamedActor,
  remark,
}: RecordTimelineProps<Entry>) {
  const { t } = useWords();
  const { minute } = useFormats();
  if (entries.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('timeline.empty')}
      </Text>
    );
  return (
    <Timeline
      items={entries
        .map((entry, index) => ({
          id: `${entry.at} ${index}`,
          title: actionTitle(entry.action, entry.to),
          time: minute(entry.at),
          dateTime: entry.at,
          actor: entry.by || unnamedActor(entry.action),
          description: [remark?.(entry), entry.reason].filter(Boolean).join(' · ') || undefined,
        }))
        .reverse()}
    />
  );
}
