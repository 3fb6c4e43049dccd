import { useWords } from '../../messages/words-state.js';
import { scoreActions } from './candidate/score-actions.js';

/** The words of an action in the history of a score; an unknown one is shown unchanged. */
export const useScoreActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = scoreActions.find((each) => each === action);
    return known ? t(`scores.history.${known}`) : action;
  };
};
