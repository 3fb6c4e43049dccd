import { StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { PersonTimeline } from './person-timeline.js';

interface PersonHistoryProps {
  readonly class_id: number;
  readonly enrolment_id: number;
}

/** Every step of a person in the classes that the account sees, with a request of its own. */
export function PersonHistory({ class_id, enrolment_id }: PersonHistoryProps) {
  const query = useCallQuery('candidate/fetchHistory', { class_id, enrolment_id });
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {query.data && <PersonTimeline entries={query.data.timeline} />}
    </StateView>
  );
}
