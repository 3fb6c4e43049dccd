import type { ScoreDoubt } from '@skillcert/api-client';
import { useWords } from '../../../messages/words-state.js';

/** Says what the marks of a sitting say against a score, and what somebody said to it. */
export const useDoubtText = (): ((doubt: ScoreDoubt) => string) => {
  const { t } = useWords();
  return ({ kind, word, said_by }) =>
    [
      t(`exam.scores.doubt.${kind}`),
      ...(word === null ? [] : [t('exam.scores.doubt.said', { word, name: said_by ?? '' })]),
    ].join(' · ');
};
