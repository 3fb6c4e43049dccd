import type { OutputOf } from '@skillcert/api-client';
import { waitingStates } from '@skillcert/core';
import { ListToDo } from '../../../lists/list-to-do.js';
import { useWords } from '../../../messages/words-state.js';

interface CandidatesToDoProps {
  /** Undefined while unknown. */
  readonly toDo: OutputOf<'enrolment/fetchEnrolmentLists'>['to_do'] | undefined;
  /** The search of the list: the counts follow it, and the links keep it. */
  readonly search: string;
  readonly order: string | false;
}

/** The parts of the list that wait for a review, and the order of the list. */
export function CandidatesToDo({ toDo, search, order }: CandidatesToDoProps) {
  const { t } = useWords();
  return (
    <ListToDo
      parts={
        toDo &&
        waitingStates.enrolment.map((state) => ({
          title: t(`review.status.${state}`),
          count: toDo[state],
          query: String(new URLSearchParams({ ...(search && { search }), status: state })),
        }))
      }
      order={order}
    />
  );
}
