import { useWords } from '../../messages/words-state.js';

const steps = ['create', 'edit', 'publish', 'withdraw', 'move', 'add_file', 'write_questions'] as const;

/** The words of an action in the history of a course or a unit; an unknown one is shown unchanged. */
export const useStudyActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = steps.find((each) => each === action);
    return known ? t(`study.history.${known}`) : action;
  };
};
