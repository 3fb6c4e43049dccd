import type { Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import type { Database } from '../../../../platform/store/database.js';
import { type Saying, sittingName, subjectName } from '../../used-by.js';
import type { ExamFacts, Examinee } from '../arrangement/read-exam.js';
import { barred, overSitting } from './planned-move.js';
import { readNames } from './read-names.js';
import type { StandingRules } from './read-rules.js';
import { type Choice, type Subject, seekSubjects } from './seek-subjects.js';

export interface Planning extends Saying {
  readonly class_id: number;
  readonly now: Date;
}

/** @throws a Refusal that says why a choice left somebody without a seat */
const refuseUnseated = async (
  tx: Transaction<Database>,
  { class_id, ...saying }: Planning,
  { subject, unseated, meeting }: Choice,
): Promise<void> => {
  const [first] = meeting;
  if (!first || meeting.size < unseated.length)
    throw barred('no_free_seat', { names: subjectName(saying, subject), needs: unseated.length });
  const [, other] = first;
  const who = await readNames(tx, class_id, [...meeting.keys()]);
  throw barred('candidates_meet', {
    names: firstNames(who, who.length, saying.language),
    count: who.length,
    other: sittingName(saying, { ...other, starts_at: new Date(other.starts_at) }),
  });
};

/**
 * Chooses seats in all subjects.
 * @throws a Refusal move_barred: sitting_over, no_free_seat, candidates_meet
 */
export const chooseSubjects = async (
  tx: Transaction<Database>,
  planning: Planning,
  facts: ExamFacts,
  subjects: readonly Subject[],
  people: readonly Examinee[],
  rules: StandingRules,
): Promise<readonly Choice[]> => {
  for (const { id } of subjects) {
    const all = facts.sittings.filter(({ subject }) => subject === id);
    const last = all.at(-1);
    const isSat = people.some(({ kept_subjects }) => !kept_subjects.includes(id));
    if (isSat && last && all.every(({ ends_at }) => Date.parse(ends_at) <= planning.now.getTime()))
      throw overSitting(planning, last);
  }
  const { chosen, short } = seekSubjects({ facts, now: planning.now, people, rules }, subjects);
  if (short) await refuseUnseated(tx, planning, short);
  return chosen;
};
