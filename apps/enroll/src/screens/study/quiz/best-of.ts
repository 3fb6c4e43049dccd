import type { OutputOf } from '@skillcert/api-client';

/** What came of an attempt. */
export type QuizResult = OutputOf<'study/sendQuiz'>;

/** What a quiz asks for, and how far somebody is with it. */
export type QuizStanding = NonNullable<OutputOf<'study/openStudyUnit'>['quiz']>;

/** How far somebody is with a quiz once another attempt was graded. */
export const bestOf = (
  before: QuizStanding,
  { points, possible, attempts_left }: QuizResult,
): QuizStanding => ({
  ...before,
  attempts: before.attempts_max - attempts_left,
  best: before.best && before.best.points >= points ? before.best : { points, possible },
});
