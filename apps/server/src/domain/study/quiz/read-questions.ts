import type { QuizQuestion } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { rightSeal } from './right-seal.js';

/** A question with its right answers. It leaves the server for its authors alone. */
export interface WrittenQuestion extends QuizQuestion {
  readonly text: string;
  readonly choices: string[];
  readonly right: number[];
}

interface Quiz {
  readonly class_id: number;
  readonly study_unit_id: number;
}

/** The questions of a quiz in their order. */
export const readQuestions = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, study_unit_id }: Quiz,
): Promise<WrittenQuestion[]> => {
  const rows = await db
    .selectFrom('study_question')
    .select(['position', 'kind', 'text', 'choices', 'right_enc', 'points'])
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .orderBy('position')
    .execute();
  return rows.map(({ position, right_enc, ...question }) => {
    const right: number[] = JSON.parse(keyring.open(rightSeal({ study_unit_id, position }), right_enc));
    return { ...question, right };
  });
};
