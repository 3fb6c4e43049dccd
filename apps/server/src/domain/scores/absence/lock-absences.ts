import type { AbsenceRow } from '@skillcert/api-client/contract';
import type { ClassStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { lockScoring, refuseStrangeSubject } from '../lock-scoring.js';
import { type KeptScore, readKeptScores } from '../read-kept-scores.js';
import { listAbsences } from './list-absences.js';

interface Asked {
  readonly class_id: number;
  readonly subject: string;
  readonly enrolment_ids: readonly number[];
}

interface Locking {
  readonly services: Services;
  readonly caller: StaffSession;
  readonly now: Date;
  /** The states of the class in which the step may be made; by default the scoring. */
  readonly allows?: (status: ClassStatus) => boolean;
}

/** A person with their score in the subject; undefined while nobody has entered one. */
export interface AbsentPerson {
  readonly row: AbsenceRow;
  readonly kept: KeptScore | undefined;
  /** The person who marked the absence by name, if anybody did. */
  readonly marked_by: number | null;
}

/**
 * Locks the scores of a class, and reads the people that a step about absences names.
 * @throws a Refusal: not_found, class_state, of the fields for people outside the class, state_changed if
 * one no longer has an absence or a doubt
 */
export const lockAbsences = async (
  tx: Transaction<Database>,
  { class_id, subject, enrolment_ids }: Asked,
  { services: { exam }, caller: { user_id }, now, allows }: Locking,
): Promise<readonly AbsentPerson[]> => {
  refuseStrangeSubject(await lockScoring(tx, class_id, exam, allows), subject);
  const { examined, scores } = await readKeptScores(tx, class_id, enrolment_ids);
  if (enrolment_ids.some((each) => !examined.has(each))) throw refuseFields({ enrolment_ids: 'not_offered' });
  const { items } = await listAbsences(tx, { class_id, subject, exam, now, user_id, enrolment_ids });
  if (items.length < examined.size) throw new Refusal('state_changed');
  return items.map(({ row, marked_by }) => ({
    row,
    marked_by,
    kept: scores.find((each) => each.enrolment_id === row.enrolment_id && each.subject === subject),
  }));
};
