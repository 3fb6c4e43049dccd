import type { ExamScore } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** The words of a score: its points, or the mark in their place. */
export const useScoreText = (): ((score: ExamScore) => string) => {
  const { t } = useWords();
  return (score) => (typeof score === 'number' ? String(score) : t(`scores.mark.${score}`));
};
