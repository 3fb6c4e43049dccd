import '@skillcert/ui/timeline.css';
import type { TimelineEntry } from '@skillcert/api-client';
import { Timeline } from '@skillcert/ui';
import { useFormats } from '../format/use-formats.js';

interface RecordTimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Says an action of the audit trail. */
  readonly actionTitle: (action: string) => string;
  /** Who acts where the trail names nobody: the candidate or the system. */
  readonly unnamedActor: (action: string) => string;
}

/** The history of a record, newest first. */
export function RecordTimeline({ entries, actionTitle, unnamedActor }: RecordTimelineProps) {
  const { minute } = useFormats();
  return (
    <Timeline
      items={entries
        .map((entry, index) => ({
          id: `${entry.at} ${index}`,
          title: actionTitle(entry.action),
          time: minute(entry.at),
          dateTime: entry.at,
          actor: entry.by || unnamedActor(entry.action),
          description: entry.reason,
        }))
        .reverse()}
    />
  );
}
