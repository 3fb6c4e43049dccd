import type { QuizQuestion } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database, NewRow } from '../../../platform/store/database.js';
import { rightSeal } from './right-seal.js';

interface Quiz {
  readonly class_id: number;
  readonly study_unit_id: number;
}

/** A question as typed. */
type Typed = QuizQuestion & { readonly text: string };

/** The rows of questions in their order, the right answers sealed. */
export const questionRows = (
  keyring: Keyring,
  { class_id, study_unit_id }: Quiz,
  questions: readonly Typed[],
): NewRow<'study_question'>[] =>
  questions.map(({ kind, text, choices, right, points }, index) => {
    const position = index + 1;
    return {
      ...{ class_id, study_unit_id, position, kind, text, points },
      choices: JSON.stringify(choices),
      right_enc: keyring.seal(rightSeal({ study_unit_id, position }), JSON.stringify(right)),
    };
  });

/** Puts questions in the place of those that a quiz has. The unit must be locked. */
export const writeQuestions = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  quiz: Quiz,
  questions: readonly Typed[],
): Promise<void> => {
  await tx
    .deleteFrom('study_question')
    .where('class_id', '=', quiz.class_id)
    .where('study_unit_id', '=', quiz.study_unit_id)
    .execute();
  await tx
    .insertInto('study_question')
    .values(questionRows(keyring, quiz, questions))
    .execute();
};
