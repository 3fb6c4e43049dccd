import type { ScoreDoubt } from '@skillcert/api-client';
import { useWords } from '../../../messages/words-state.js';

/** The words for a contradiction between the marks of a sitting and a score, and for its explanation. */
export const useDoubtText = (): ((doubt: ScoreDoubt) => string) => {
  const { t } = useWords();
  return ({ kind, word, said_by }) =>
    [
      t(`scores.doubt.${kind}`),
      ...(word === null ? [] : [t('scores.doubt.said', { word, name: said_by ?? '' })]),
    ].join(' · ');
};
