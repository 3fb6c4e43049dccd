import type { ArrangedSitting, ExamFacts, Examinee } from '../arrangement/read-exam.js';
import type { ChosenSeats } from '../seating/choose-seats.js';
import { chooseOpenSeats, type Taken } from './choose-open-seats.js';
import { meets } from './meets.js';
import type { StandingRules } from './read-rules.js';

export interface Subject {
  readonly id: string;
  readonly papers: readonly string[];
}

export interface Choice extends ChosenSeats {
  readonly subject: string;
  /** The number of people without a seat who would have none either, if they sat nothing else. */
  readonly full: number;
  /** Those who would have a seat, with the sitting of theirs that runs at that time. */
  readonly meeting: ReadonlyMap<number, ArrangedSitting>;
}

interface Seeking {
  readonly facts: ExamFacts;
  readonly now: Date;
  readonly people: readonly Examinee[];
  readonly rules: StandingRules;
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

/** A subject that comes next, in some of its sittings. */
interface Step {
  readonly subject: Subject;
  readonly sittings: readonly ArrangedSitting[];
}

/** Chooses seats in a subject beside those that are chosen. */
const chooseNext = (
  { people, ...seeking }: Seeking,
  { subject, sittings }: Step,
  chosen: readonly Choice[],
): Choice => {
  const sat = people.filter(({ kept_subjects }) => !kept_subjects.includes(subject.id));
  const taken = takenBy(seeking.facts, subject.id, chosen);
  const wanted = { ...seeking, facts: { ...seeking.facts, sittings }, subject, people: sat };
  const choice = chooseOpenSeats({ ...wanted, taken });
  const alone =
    choice.unseated.length > 0
      ? chooseOpenSeats({ ...wanted, taken: new Map() })
      : { seated: [], unseated: [] };
  const left = new Set(choice.unseated);
  const byId = new Map(sittings.map((sitting) => [sitting.sitting_id, sitting]));
  const meeting = alone.seated.flatMap(({ enrolment_id, sitting_id }) => {
    const [own, seat] = [taken.get(enrolment_id) ?? [], byId.get(sitting_id)];
    // Where their seat went to somebody else, one of theirs keeps them from another sitting.
    const other =
      own.find((each) => seat && meets(each, seat)) ??
      own.find((each) => sittings.some((sitting) => sitting.subject === subject.id && meets(each, sitting)));
    return left.has(enrolment_id) && other ? [[enrolment_id, other] as const] : [];
  });
  const full = alone.unseated.filter((each) => left.has(each)).length;
  return { ...choice, subject: subject.id, full, meeting: new Map(meeting) };
};

const timeOf = ({ starts_at, ends_at }: ArrangedSitting) => `${starts_at} ${ends_at}`;

/** Far more than the orders of a programme's subjects, and still quick in a class of hundreds. */
const attempts = 120;

/**
 * Seeks seats in all subjects: by the first sittings with free desks, in whichever order of the subjects goes; failing
 * that for all people at one time in each subject, in whichever of its times.
 * @returns the choice for each subject; else the first one that left somebody without a seat
 */
export const seekSubjects = (
  seeking: Seeking,
  subjects: readonly Subject[],
): { readonly chosen: readonly Choice[]; readonly short?: Choice } => {
  const { sittings } = seeking.facts;
  let left = attempts;
  let short: Choice | undefined;
  const seek = (
    chosen: readonly Choice[],
    open: readonly Subject[],
    stepsOf: (open: readonly Subject[]) => readonly Step[],
  ): readonly Choice[] | undefined => {
    if (open.length === 0) return chosen;
    for (const step of stepsOf(open)) {
      // Where the desks themselves are too few, neither order nor time helps.
      if (left <= 0 || (short && short.full > 0)) return undefined;
      left -= 1;
      const choice = chooseNext(seeking, step, chosen);
      if (choice.unseated.length > 0) {
        short ??= choice;
        continue;
      }
      const rest = open.filter(({ id }) => id !== step.subject.id);
      const found = seek([...chosen, choice], rest, stepsOf);
      if (found) return found;
    }
    return undefined;
  };
  const inAnyOrder = (open: readonly Subject[]) => open.map((subject) => ({ subject, sittings }));
  const atAnyTime = ([subject]: readonly Subject[]): readonly Step[] => {
    if (!subject) return [];
    const isIn = (moment: string) => Date.parse(moment) <= seeking.now.getTime();
    const open = sittings.filter((each) => each.subject === subject.id && !isIn(each.ends_at));
    // A sitting that runs lets nobody in once it is late: the others come before it.
    const own = [
      ...open.filter((each) => !isIn(each.starts_at)),
      ...open.filter((each) => isIn(each.starts_at)),
    ];
    const times = new Set(own.map(timeOf));
    return [...times].map((time) => ({ subject, sittings: own.filter((each) => timeOf(each) === time) }));
  };
  const chosen = seek([], subjects, inAnyOrder) ?? seek([], subjects, atAnyTime);
  return chosen ? { chosen } : { chosen: [], ...(short && { short }) };
};
