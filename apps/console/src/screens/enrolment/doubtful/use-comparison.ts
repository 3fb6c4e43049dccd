import type { EnrolmentDetail, Likeness } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { type Decided, decidedOf, type UndoableEvent } from '../review/taken-back.js';
import { type ReviewGrounds, type StaffReviewEvent, useReview } from '../review/use-review.js';

/** The decisions beside a comparison; a return for correction belongs to the review, where the documents are. */
const isDecision = (event: StaffReviewEvent) => event !== 'return';

/** One candidate, the enrolments that resemble theirs, and the chosen one of them. */
export const useComparison = (enrolment_id: number) => {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const queries = useQueryClient();
  const { detail, state, retry, eventsOf, apply, takeBack } = useReview(enrolment_id);
  const query = useCallQuery('enrolment/findSamePerson', { class_id, enrolment_id });
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const others: readonly Likeness[] = query.data?.items ?? [];
  const otherState = contentState(query);

  const tell = ({ name, status, undo }: Decided) =>
    toaster.show({
      tone: 'success',
      topic: 'review',
      message: t('review.decided', { name, status: t(`review.status.${status}`) }),
      ...(undo && { action: { label: t('review.take_back_short'), onSelect: () => undoIt(undo) } }),
    });
  const undoIt = async (event: UndoableEvent) => {
    const isTaken = await takeBack(enrolment_id, event);
    await queries.invalidateQueries({ queryKey: ['enrolment'] });
    return isTaken;
  };

  return {
    detail,
    others,
    other: others.find((each) => each.enrolment_id === chosen) ?? others[0],
    choose: setChosen,
    // A comparison needs both answers.
    state: state === 'ready' ? otherState : state,
    retry: () => Promise.all([retry(), query.refetch()]),
    events: detail ? eventsOf(detail).filter(isDecision) : [],
    apply: async (record: EnrolmentDetail, event: StaffReviewEvent, grounds?: ReviewGrounds) => {
      const status = await apply(event, grounds);
      await queries.invalidateQueries({ queryKey: ['enrolment'] });
      if (status) tell(decidedOf(record, event, status));
      return status !== undefined;
    },
  };
};
