import { acceptsStudy } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { findOwnUnit } from '../learning/find-own-unit.js';

interface Wanted {
  readonly enrolment_id: number;
  readonly study_unit_id: number;
}

/** A quiz, and the person who answers it. */
export interface AnsweredQuiz extends Wanted {
  readonly class_id: number;
  readonly quiz_no: number;
  readonly pass_percent: number;
  readonly attempts_max: number;
}

type Rules = Pick<AnsweredQuiz, 'quiz_no' | 'pass_percent' | 'attempts_max'>;

/**
 * Holds the questions of a quiz, and locks a learner's progress in it: of two concurrent starts or submissions the
 * second one finds the result of the first.
 * @throws a Refusal: not_found, class_state if nothing counts any more, state_changed if they have not
 * opened it
 */
export const lockQuiz = async (
  tx: Transaction<Database>,
  caller: Pick<Candidate, 'phone_index'>,
  { enrolment_id, study_unit_id }: Wanted,
): Promise<AnsweredQuiz> => {
  const { class_id, class_status, kind } = await findOwnUnit(tx, caller, { enrolment_id, study_unit_id });
  if (kind !== 'quiz') throw new Refusal('not_found');
  if (!acceptsStudy(class_status)) throw refuseClass(class_status);
  const { rows } = await sql<Rules>`
    select quiz_no, pass_percent, attempts_max from study_unit
    where class_id = ${class_id} and study_unit_id = ${study_unit_id} and questions > 0 for share`.execute(
    tx,
  );
  const progress = await tx
    .selectFrom('study_progress')
    .select('enrolment_id')
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('enrolment_id', '=', enrolment_id)
    .forUpdate()
    .executeTakeFirst();
  const [rules] = rows;
  if (!rules || !progress) throw new Refusal('state_changed');
  return { class_id, enrolment_id, study_unit_id, ...rules };
};
