import { lessonMarks, reviewLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = [
  'enrol',
  'wait',
  'arrive',
  'reveal',
  'edit',
  'bring_forward',
  'accept_document',
  'return_document',
  'reopen_document',
  'unmark',
  'ask_seat',
  'drop_seat',
] as const;

/** The words of an action in the history of an enrolment, or of its mark; an unknown one is shown unchanged. */
export const useReviewActionTitle = () => {
  const { t } = useWords();
  return (action: string, to: string | null): string => {
    const mark = action === 'mark' && lessonMarks.find((each) => each === to);
    if (mark) return t(`review.history.mark.${mark}`);
    const known =
      beside.find((each) => each === action) ??
      reviewLifecycle.transitions.find(({ event }) => event === action)?.event;
    return known ? t(`review.history.${known}`) : action;
  };
};
