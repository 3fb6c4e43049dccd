import type { Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import type { Database } from '../../../../platform/store/database.js';
import { type Saying, sittingName, subjectName } from '../../used-by.js';
import type { ArrangedSitting, ExamFacts, Examinee } from '../arrangement/read-exam.js';
import type { ChosenSeats } from '../seating/choose-seats.js';
import { chooseOpenSeats, type Taken } from './choose-open-seats.js';
import { barred, overSitting } from './planned-move.js';
import { readNames } from './read-names.js';
import type { StandingRules } from './read-rules.js';

export interface Planning extends Saying {
  readonly class_id: number;
  readonly now: Date;
}

interface Subject {
  readonly id: string;
  readonly papers: readonly string[];
}

interface Choice extends ChosenSeats {
  readonly subject: string;
  /** Those of the people without a seat who would have one, if their other subjects were not at that time. */
  readonly meeting: ReadonlyMap<number, ArrangedSitting>;
}

/** The sittings in which somebody has a seat, with those that are chosen for them. */
const takenBy = ({ sittings, people }: ExamFacts, subject: string, chosen: readonly Choice[]): Taken => {
  const byId = new Map(sittings.map((sitting) => [sitting.sitting_id, sitting]));
  const taken = new Map<number, ArrangedSitting[]>();
  const seats = [
    ...people.flatMap(({ enrolment_id, seats: own }) => own.map((seat) => ({ enrolment_id, ...seat }))),
    ...chosen.flatMap(({ seated, subject: of }) => seated.map((seat) => ({ ...seat, subject: of }))),
  ];
  for (const { enrolment_id, sitting_id, subject: of } of seats) {
    const sitting = byId.get(sitting_id);
    if (sitting && of !== subject) taken.set(enrolment_id, [...(taken.get(enrolment_id) ?? []), sitting]);
  }
  return taken;
};

/** Chooses seats in each of the subjects, in that order, until one has none for somebody. */
const chooseInOrder = (
  { now }: Planning,
  facts: ExamFacts,
  subjects: readonly Subject[],
  people: readonly Examinee[],
  rules: StandingRules,
): readonly Choice[] => {
  const chosen: Choice[] = [];
  for (const subject of subjects) {
    const sat = people.filter(({ kept_subjects }) => !kept_subjects.includes(subject.id));
    const taken = takenBy(facts, subject.id, chosen);
    const wanted = { facts, now, subject, people: sat, rules };
    const choice = chooseOpenSeats({ ...wanted, taken });
    const isFull = choice.unseated.length > 0;
    const full = isFull ? new Set(chooseOpenSeats({ ...wanted, taken: new Map() }).unseated) : new Set();
    const meeting = new Map(
      choice.unseated.flatMap((each) => {
        const [other] = full.has(each) ? [] : (taken.get(each) ?? []);
        return other ? [[each, other] as const] : [];
      }),
    );
    chosen.push({ ...choice, subject: subject.id, meeting });
    if (isFull) break;
  }
  return chosen;
};

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
 * Chooses seats in all subjects. Where one is left without a sitting beside the others, it chooses first in a second
 * attempt.
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
  const attempt = (order: readonly Subject[]) => {
    const chosen = chooseInOrder(planning, facts, order, people, rules);
    return { chosen, short: chosen.find(({ unseated }) => unseated.length > 0) };
  };
  const { chosen, short } = attempt(subjects);
  if (!short) return chosen;
  const again = attempt(
    [...subjects].sort((a, b) => Number(b.id === short.subject) - Number(a.id === short.subject)),
  );
  if (again.short) await refuseUnseated(tx, planning, short);
  return again.chosen;
};
