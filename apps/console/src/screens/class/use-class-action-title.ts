import { classLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = ['create', 'edit', 'units', 'contacts'] as const;

/** Says an action in the history of a class; one that this release does not know is shown as it came. */
export const useClassActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known =
      beside.find((each) => each === action) ??
      classLifecycle.transitions.find(({ event }) => event === action)?.event;
    return known ? t(`class.event.${known}`) : action;
  };
};
