import type { Kysely } from 'kysely';
import type { Database, Row } from '../../../platform/store/database.js';

interface Of {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly study_unit_id: number;
}

/** An attempt at a quiz; one that is not sent has no marks. */
export type Attempt = Pick<
  Row<'study_attempt'>,
  'attempt_no' | 'quiz_no' | 'seed' | 'marks' | 'points' | 'possible' | 'passed' | 'sent_at'
>;

/** A candidate's attempts at a quiz, also at earlier versions of its questions, in order. */
export const attemptsOf = (
  db: Kysely<Database>,
  { class_id, enrolment_id, study_unit_id }: Of,
): Promise<Attempt[]> =>
  db
    .selectFrom('study_attempt')
    .select(['attempt_no', 'quiz_no', 'seed', 'marks', 'points', 'possible', 'passed', 'sent_at'])
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('enrolment_id', '=', enrolment_id)
    .orderBy('attempt_no')
    .execute();

/** The number of attempts left for the current questions, without the open one. */
export const attemptsLeft = (
  attempts: readonly Attempt[],
  { quiz_no, attempts_max }: { readonly quiz_no: number; readonly attempts_max: number },
): number => {
  const sent = attempts.filter((attempt) => attempt.quiz_no === quiz_no && attempt.sent_at !== null);
  return Math.max(0, attempts_max - sent.length);
};
