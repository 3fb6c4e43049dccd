import type { ArrangedSitting, ExamFacts, Examinee } from '../arrangement/read-exam.js';
import { type ChosenSeats, chooseSeats } from '../seating/choose-seats.js';
import { meets } from './meets.js';
import type { StandingRules } from './read-rules.js';

/** The sittings that people are seated in, by their enrolment. */
export type Taken = ReadonlyMap<number, readonly ArrangedSitting[]>;

interface SeatsWanted {
  readonly facts: ExamFacts;
  readonly now: Date;
  readonly subject: { readonly id: string; readonly papers: readonly string[] };
  readonly people: readonly Examinee[];
  readonly rules: StandingRules;
  /** The sittings of their other subjects, which a seat may not meet. */
  readonly taken: Taken;
}

/** The units and employers that a person is parted from. */
export const originsOf = ({ unit_name, employer }: Examinee) => [unit_name ?? '', employer];

/** The desks of those who sit in some sittings. */
const seatedIn = ({ people }: ExamFacts, sittings: readonly ArrangedSitting[]) => {
  const ids = new Set(sittings.map(({ sitting_id }) => sitting_id));
  return people.flatMap((person) =>
    person.seats
      .filter(({ sitting_id }) => ids.has(sitting_id))
      .map(({ sitting_id, desk }) => ({
        enrolment_id: person.enrolment_id,
        sitting_id,
        desk,
        origins: originsOf(person),
      })),
  );
};

interface Group {
  readonly sittings: readonly ArrangedSitting[];
  readonly people: Examinee[];
}

/** People by the sittings that meet none of their own: first those who have the fewest. */
const groupsOf = (
  people: readonly Examinee[],
  sittings: readonly ArrangedSitting[],
  taken: Taken,
): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const person of people) {
    const own = taken.get(person.enrolment_id) ?? [];
    const free = sittings.filter((sitting) => !own.some((other) => meets(sitting, other)));
    const key = free.map(({ sitting_id }) => sitting_id).join();
    const group = groups.get(key) ?? { sittings: free, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.sittings.length - b.sittings.length);
};

/**
 * Chooses seats in a subject: in sittings that have not begun, and for those whom these do not hold in such as run. A
 * person gets none at the time of another subject.
 */
export const chooseOpenSeats = ({ facts, now, subject, people, rules, taken }: SeatsWanted): ChosenSeats => {
  const open = facts.sittings.filter(
    ({ subject: of, ends_at }) => of === subject.id && Date.parse(ends_at) > now.getTime(),
  );
  const hasBegun = ({ starts_at }: ArrangedSitting) => Date.parse(starts_at) <= now.getTime();
  const { apart, seed, accessible } = rules;
  const there = seatedIn(facts, open);
  const chosen: ChosenSeats[] = [];
  let waiting = people;
  for (const stage of [open.filter((each) => !hasBegun(each)), open.filter(hasBegun)]) {
    const left = new Set<number>();
    for (const group of groupsOf(waiting, stage, taken)) {
      const ids = new Set(group.sittings.map(({ sitting_id }) => sitting_id));
      const wanting = group.people.map((person) => ({
        enrolment_id: person.enrolment_id,
        origins: originsOf(person),
        accessible: accessible.includes(person.enrolment_id),
      }));
      const found = chooseSeats({
        sittings: group.sittings,
        there: there.filter(({ sitting_id }) => ids.has(sitting_id)),
        people: wanting,
        apart,
        seed,
        papers: subject.papers,
      });
      chosen.push(found);
      const origins = new Map(wanting.map((each) => [each.enrolment_id, each.origins]));
      there.push(...found.seated.map((each) => ({ ...each, origins: origins.get(each.enrolment_id) ?? [] })));
      for (const each of found.unseated) left.add(each);
    }
    waiting = waiting.filter(({ enrolment_id }) => left.has(enrolment_id));
  }
  return {
    seated: chosen.flatMap(({ seated }) => seated),
    unseated: waiting.map(({ enrolment_id }) => enrolment_id),
    inaccessible: chosen.flatMap(({ inaccessible }) => inaccessible),
    beside: chosen.flatMap(({ beside }) => beside),
  };
};
