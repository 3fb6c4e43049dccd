import {
  acceptsScores,
  type ClassStatus,
  classAccepts,
  type ExamRules,
  type ExamSubject,
  subjectsOf,
} from '@skillcert/core';
import type { Kysely, Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../platform/http/errors/refuse.js';
import { refuseClass } from '../../platform/http/guards/hold-class.js';
import type { Database } from '../../platform/store/database.js';

interface Found {
  readonly status: ClassStatus;
  readonly level: string;
}

const classOf = (db: Kysely<Database>, class_id: number) =>
  db.selectFrom('class').select(['status', 'level']).where('class_id', '=', class_id);

const subjectsIn = (
  found: Found | undefined,
  exam: ExamRules,
  allows: (status: ClassStatus) => boolean,
): readonly ExamSubject[] => {
  if (!found) throw new Refusal('not_found');
  if (!allows(found.status)) throw refuseClass(found.status);
  return subjectsOf(exam, found.level);
};

/**
 * Locks a class whose scores change, one change after the other, and returns the subjects of its level.
 * @param allows the states of the class in which they may change; by default during the scoring
 * @throws a Refusal: not_found, class_state in another state
 */
export const lockScoring = async (
  tx: Transaction<Database>,
  class_id: number,
  exam: ExamRules,
  allows: (status: ClassStatus) => boolean = acceptsScores,
): Promise<readonly ExamSubject[]> =>
  subjectsIn(await classOf(tx, class_id).forNoKeyUpdate().executeTakeFirst(), exam, allows);

/**
 * The subjects of a class for callers who change nothing, by default during its scoring.
 * @throws a Refusal: not_found, class_state in another state
 */
export const findScoring = async (
  db: Kysely<Database>,
  class_id: number,
  exam: ExamRules,
  allows: (status: ClassStatus) => boolean = acceptsScores,
): Promise<readonly ExamSubject[]> =>
  subjectsIn(await classOf(db, class_id).executeTakeFirst(), exam, allows);

/** Whether doubts about scores are explained in a state of their class: also in the publicity. */
export const acceptsDoubts = (status: ClassStatus): boolean => classAccepts('doubt', status);

/** @throws a Refusal of the field `subject` where the level has no such subject */
export const refuseStrangeSubject = (subjects: readonly ExamSubject[], subject: string): void => {
  if (!subjects.some(({ id }) => id === subject)) throw refuseFields({ subject: 'not_offered' });
};
