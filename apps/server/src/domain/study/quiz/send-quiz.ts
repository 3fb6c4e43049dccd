import { choiceOrder, gradeAnswers, isQuizPassed } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { type Attempt, attemptsLeft, attemptsOf } from './attempts-of.js';
import { type AnsweredQuiz, lockQuiz } from './lock-quiz.js';
import { readQuestions, type WrittenQuestion } from './read-questions.js';

type Answers = Call<'study/sendQuiz'>['input']['answers'];

/** No choice has this place: an answer that names one that was not shown is wrong. */
const nowhere = -1;

/** The choices for each question, in the order in which they were written. */
const asWritten = (questions: readonly WrittenQuestion[], answers: Answers, seed: number): number[][] =>
  questions.map((question, n) => {
    const order = choiceOrder(seed, question, n);
    return [...new Set(answers[n])].map((place) => order[place] ?? nowhere);
  });

type Graded = Pick<Attempt, 'marks' | 'points' | 'possible' | 'passed'>;

const grade = (
  questions: readonly WrittenQuestion[],
  chosen: readonly (readonly number[])[],
  pass_percent: number,
) => {
  const marks = [...gradeAnswers(questions, chosen)];
  const points = marks.reduce((sum, mark) => sum + mark, 0);
  const possible = questions.reduce((sum, question) => sum + question.points, 0);
  return { marks, points, possible, passed: isQuizPassed(points, possible, pass_percent) };
};

/** Stores the answers of an attempt and their points; a pass completes the unit. */
const keepAttempt = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, enrolment_id }: AnsweredQuiz,
  {
    attempt_no,
    chosen,
    at,
    ...graded
  }: ReturnType<typeof grade> & {
    readonly attempt_no: number;
    readonly chosen: number[][];
    readonly at: Date;
  },
): Promise<void> => {
  await tx
    .updateTable('study_attempt')
    .set({ ...graded, answers: JSON.stringify(chosen), sent_at: at })
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('attempt_no', '=', attempt_no)
    .execute();
  await sql`
    update study_progress set last_at = ${at},
      done_at = coalesce(done_at, case when ${graded.passed}::boolean then ${at}::timestamptz end)
    where class_id = ${class_id} and study_unit_id = ${study_unit_id} and enrolment_id = ${enrolment_id}`.execute(
    tx,
  );
};

const doneAt = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, enrolment_id }: AnsweredQuiz,
): Promise<string | null> => {
  const { rows } = await sql<{ done_at: string | null }>`
    select ${utcMoment('p.done_at')} as done_at from study_progress p where p.class_id = ${class_id}
      and p.study_unit_id = ${study_unit_id} and p.enrolment_id = ${enrolment_id}`.execute(tx);
  return rows[0]?.done_at ?? null;
};

/** The result of an attempt for its candidate: the right answers only once no further attempt counts. */
const resultOf = ({ marks, points, possible, passed }: Graded, attempts_left: number) => ({
  points: points ?? 0,
  possible: possible ?? 0,
  passed: passed === true,
  attempts_left,
  right: passed || attempts_left === 0 ? (marks ?? []).map((mark) => mark > 0) : null,
});

export const sendQuiz = handle('study/sendQuiz', ({ input, caller, services }) => {
  const { attempt_no, answers } = input;
  const { store, keyring, now } = services;
  return store.withTx(async (tx) => {
    const quiz = await lockQuiz(tx, caller, input);
    const attempts = await attemptsOf(tx, quiz);
    const attempt = attempts.find((each) => each.attempt_no === attempt_no);
    if (!attempt) throw new Refusal('state_changed');
    const left = attemptsLeft(attempts, quiz);
    if (attempt.sent_at !== null) {
      return { attempt_no, ...resultOf(attempt, left), done_at: await doneAt(tx, quiz) };
    }
    if (attempt.quiz_no !== quiz.quiz_no) throw new Refusal('state_changed');
    const questions = await readQuestions(tx, keyring, quiz);
    const chosen = asWritten(questions, answers, attempt.seed);
    const graded = grade(questions, chosen, quiz.pass_percent);
    await keepAttempt(tx, quiz, { attempt_no, chosen, at: now(), ...graded });
    const result = resultOf(graded, Math.max(0, left - 1));
    return { attempt_no, ...result, done_at: await doneAt(tx, quiz) };
  });
});
