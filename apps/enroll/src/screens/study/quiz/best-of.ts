import type { OutputOf } from '@skillcert/api-client';

/** The result of an attempt. */
export type QuizResult = OutputOf<'study/sendQuiz'>;

/** The requirements of a quiz, and the candidate's progress in it. */
export type QuizStanding = NonNullable<OutputOf<'study/openStudyUnit'>['quiz']>;

/** The progress in a quiz after another attempt was graded. */
export const bestOf = (
  before: QuizStanding,
  { points, possible, attempts_left }: QuizResult,
): QuizStanding => ({
  ...before,
  attempts: before.attempts_max - attempts_left,
  best: before.best && before.best.points >= points ? before.best : { points, possible },
});
