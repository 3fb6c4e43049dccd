import { useWords } from '../../messages/words-state.js';
import { scoreActions } from './candidate/score-actions.js';

/** Says an action in the history of a score; one that this release does not know is shown as it came. */
export const useScoreActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = scoreActions.find((each) => each === action);
    return known ? t(`exam.scores.history.${known}`) : action;
  };
};
