import type { ClassEvent } from '@skillcert/core';
import { StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { OpenMatters } from './open-matters.js';

interface OpenBeforeProps {
  readonly class_id: number;
  readonly event: ClassEvent;
}

/** The open matters of a class before a command that also moves the class on by this event. */
export function OpenBefore({ class_id, event }: OpenBeforeProps) {
  const query = useCallQuery('class/fetchClassStep', { class_id, event });
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {query.data && <OpenMatters class_id={class_id} open={query.data.open} />}
    </StateView>
  );
}
