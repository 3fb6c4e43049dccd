import { useWords } from '../../messages/words-state.js';

const steps = ['create', 'edit', 'publish', 'withdraw', 'move', 'add_file', 'write_questions'] as const;

/** Says an action in the history of a course or a unit; one that this release does not know is shown as it came. */
export const useStudyActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = steps.find((each) => each === action);
    return known ? t(`study.history.${known}`) : action;
  };
};
