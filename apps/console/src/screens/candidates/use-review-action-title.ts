import { lessonMarks, reviewLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = [
  'enrol',
  'wait',
  'arrive',
  'reveal',
  'edit',
  'accept_document',
  'return_document',
  'reopen_document',
  'unmark',
] as const;

/** Says an action in the history of an enrolment, or what it was marked; one that this release does not know is shown as it came. */
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
