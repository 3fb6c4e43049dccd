import { reviewLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = [
  'enrol',
  'wait',
  'arrive',
  'reveal',
  'accept_document',
  'return_document',
  'reopen_document',
] as const;

/** Says an action in the history of an enrolment; one that this release does not know is shown as it came. */
export const useReviewActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known =
      beside.find((each) => each === action) ??
      reviewLifecycle.transitions.find(({ event }) => event === action)?.event;
    return known ? t(`review.history.${known}`) : action;
  };
};
