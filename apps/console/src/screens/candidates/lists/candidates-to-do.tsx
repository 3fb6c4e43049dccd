import { waitingStates } from '@skillcert/core';
import { ListToDo } from '../../../lists/list-to-do.js';
import { useWords } from '../../../messages/words-state.js';
import type { CandidateLists } from './use-candidate-lists.js';

/** What of the list waits for a review; and in which order the list stands. */
export function CandidatesToDo({ list: { toDo, url } }: { readonly list: CandidateLists }) {
  const { t } = useWords();
  return (
    <ListToDo
      parts={
        toDo &&
        waitingStates.enrolment.map((state) => ({
          title: t(`review.status.${state}`),
          count: toDo[state],
          query: `status=${state}`,
        }))
      }
      order={url.column === 'to_do' && t('candidates.order_to_do')}
    />
  );
}
