import type { Transaction } from 'kysely';
import { namesAndMore } from '../../../../platform/http/errors/first-names.js';
import type { Database } from '../../../../platform/store/database.js';
import { type Saying, sittingName, subjectName } from '../../used-by.js';
import type { ExamFacts, Examinee } from '../arrangement/read-exam.js';
import { barred, barredBy, overSitting } from './planned-move.js';
import { readNames } from './read-names.js';
import type { StandingRules } from './read-rules.js';
import { type Choice, type Subject, seekSubjects } from './seek-subjects.js';

export interface Planning extends Saying {
  readonly class_id: number;
  readonly now: Date;
}

/** @throws a Refusal that says why a choice left somebody without a seat, of each with the sitting that is theirs */
const refuseUnseated = async (
  tx: Transaction<Database>,
  { class_id, ...saying }: Planning,
  { subject, unseated, meeting }: Choice,
): Promise<void> => {
  const others = new Map<string, number[]>();
  for (const [enrolment_id, { subject: of, starts_at }] of meeting) {
    const other = sittingName(saying, { subject: of, starts_at: new Date(starts_at) });
    others.set(other, [...(others.get(other) ?? []), enrolment_id]);
  }
  const causes = [];
  for (const [other, ids] of others) {
    const who = await readNames(tx, class_id, ids);
    const values = { ...namesAndMore(who, who.length, saying.language), other };
    causes.push({ cause: { why: 'candidates_meet' as const, count: who.length }, values });
  }
  const [first, ...further] = causes;
  if (!first || meeting.size < unseated.length)
    throw barred('no_free_seat', { names: subjectName(saying, subject), needs: unseated.length });
  const all = { ...first, cause: { ...first.cause, count: meeting.size } };
  throw barredBy([all, ...further]);
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
