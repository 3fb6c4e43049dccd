import type { ExamScore } from './enter-score.js';
import type { ExamSubject } from './exam-rules.js';

/** The score that counts: an annulled one counts for nothing. */
export type CountedScore = ExamScore | 'annulled';

/** Whether a score passes its subject: each is passed by itself, and only points pass it. */
export const passesSubject = (
  { pass_points }: Pick<ExamSubject, 'pass_points'>,
  score: CountedScore,
): boolean => typeof score === 'number' && score >= pass_points;

/** Whether an exam is passed: in every subject; null while a score is missing and none is failed. */
export const evaluateExam = (
  subjects: readonly Pick<ExamSubject, 'id' | 'pass_points'>[],
  scores: Readonly<Record<string, CountedScore | undefined>>,
): boolean | null => {
  const passed = subjects.map((subject) => {
    const score = scores[subject.id];
    return score === undefined ? null : passesSubject(subject, score);
  });
  if (passed.includes(false)) return false;
  return passed.length === 0 || passed.includes(null) ? null : true;
};
