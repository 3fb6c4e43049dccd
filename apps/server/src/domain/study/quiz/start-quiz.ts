import { randomInt } from 'node:crypto';
import { choiceOrder } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { type Attempt, attemptsLeft, attemptsOf } from './attempts-of.js';
import { type AnsweredQuiz, lockQuiz } from './lock-quiz.js';
import { readQuestions, type WrittenQuestion } from './read-questions.js';

const seeds = 2 ** 31 - 1;

/** A question as shown to those who answer it. */
const shown = ({ kind, text, choices, points }: WrittenQuestion, seed: number, n: number) => ({
  kind,
  text,
  points,
  choices:
    kind === 'true_false' ? [] : choiceOrder(seed, { kind, choices }, n).map((place) => choices[place] ?? ''),
});

/** Begins an attempt; one that is under way with questions that are other ones by now is given up. */
const begin = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, enrolment_id, quiz_no }: AnsweredQuiz,
  { before, at }: { readonly before: readonly Attempt[]; readonly at: Date },
): Promise<Pick<Attempt, 'attempt_no' | 'seed'>> => {
  await tx
    .deleteFrom('study_attempt')
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('sent_at', 'is', null)
    .execute();
  const attempt = { attempt_no: (before.at(-1)?.attempt_no ?? 0) + 1, seed: randomInt(seeds) };
  await tx
    .insertInto('study_attempt')
    .values({ class_id, study_unit_id, enrolment_id, quiz_no, ...attempt, begun_at: at })
    .execute();
  return attempt;
};

export const startQuiz = handle('study/startQuiz', ({ input, caller, services }) => {
  const { store, keyring, now } = services;
  return store.withTx(async (tx) => {
    const quiz = await lockQuiz(tx, caller, input);
    const attempts = await attemptsOf(tx, quiz);
    const left = attemptsLeft(attempts, quiz);
    const underWay = attempts.find(({ sent_at, quiz_no }) => sent_at === null && quiz_no === quiz.quiz_no);
    if (!underWay && left === 0) throw new Refusal('attempts_used');
    const { attempt_no, seed } = underWay ?? (await begin(tx, quiz, { before: attempts, at: now() }));
    const questions = await readQuestions(tx, keyring, quiz);
    return {
      attempt_no,
      attempts_left: Math.max(0, left - 1),
      questions: questions.map((question, n) => shown(question, seed, n)),
    };
  });
});
