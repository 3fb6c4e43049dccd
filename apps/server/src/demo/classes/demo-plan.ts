import { createSeededRandom, type SeededRandom } from '@skillcert/core';
import { createPeople, type DemoPerson } from '../people/demo-people.js';
import { type DemoDates, demoDates } from './class-history.js';
import { type DemoClass, demoClasses } from './demo-classes.js';
import type { PlannedEnrolment } from './planned-enrolment.js';
import { putOnList } from './put-on-list.js';
import { type DemoStatus, reviewHistory } from './review-history.js';

/** A class of the demo with its dates and its candidates in order of enrolment. */
export interface PlannedClass extends DemoClass {
  readonly dates: DemoDates;
  readonly enrolments: readonly PlannedEnrolment[];
}

type Shares = readonly (readonly [DemoStatus, number])[];

const duringEnrolment: Shares = [
  ['submitted', 0.36],
  ['in_review', 0.06],
  ['returned', 0.08],
  ['doubtful', 0.05],
  ['refused', 0.04],
  ['withdrawn', 0.03],
  ['approved', 1],
];
const beforeTheExam: Shares = [
  ['doubtful', 0.03],
  ['refused', 0.05],
  ['withdrawn', 0.03],
  ['expired', 0.03],
  ['approved', 1],
];
const afterTheExam: Shares = [
  ['refused', 0.05],
  ['withdrawn', 0.04],
  ['expired', 0.03],
  ['approved', 1],
];

const sharesOf = ({ status }: DemoClass): Shares => {
  if (status === 'enrolling' || status === 'paused' || status === 'cancelled') return duringEnrolment;
  return status === 'closed' || status === 'arranged' ? beforeTheExam : afterTheExam;
};

/** The last share stands for the rest. */
const pickStatus = (shares: Shares, random: SeededRandom): DemoStatus => {
  let drawn = random.between(0, 999) / 1_000;
  for (const [status, share] of shares) {
    drawn -= share;
    if (drawn < 0) return status;
  }
  return 'approved';
};

/** A unit by its share of the class: a unit that may fill more seats recommends more candidates. */
const pickUnit = (units: readonly { readonly share_bp: number }[], random: SeededRandom): number => {
  let drawn = random.between(0, 9_999);
  const picked = units.findIndex(({ share_bp }) => {
    drawn -= share_bp;
    return drawn < 0;
  });
  return Math.max(picked, 0);
};

const planEnrolment = (
  planned: DemoClass & { readonly dates: DemoDates },
  person: DemoPerson,
  random: SeededRandom,
  now: Date,
): PlannedEnrolment => {
  const { enroll_start, enroll_end, exam_at } = planned.dates;
  const last = Math.min(enroll_end.getTime(), now.getTime() - 1_800_000);
  const enrolled_at = new Date(random.between(enroll_start.getTime(), last));
  const reviewed = new Date(Math.min(exam_at.getTime() - 12 * 86_400_000, now.getTime() - 60_000));
  const status = pickStatus(sharesOf(planned), random);
  const until = reviewed > enrolled_at ? reviewed : new Date(now.getTime() - 60_000);
  return {
    person,
    enrolled_at,
    status,
    history: reviewHistory(status, random, [enrolled_at, until]),
    study_type: random.chance(0.7) ? 'online' : 'onsite',
    ...(planned.joint && { joint: pickUnit(planned.joint, random) }),
  };
};

const seed = 20_261_121;

/** Plans a year of classes around today: the same people and stories on every machine, the dates by the clock. */
export const planDemo = (now: Date): readonly PlannedClass[] => {
  const random = createSeededRandom(seed);
  const nextPerson = createPeople(random, now.getUTCFullYear());
  const known: DemoPerson[] = [];
  /** Now and then somebody who took an earlier class. */
  const pickPerson = (taken: ReadonlySet<DemoPerson>): DemoPerson => {
    const again = known.length > 200 && random.chance(0.06) ? random.pick(known) : undefined;
    if (again && !taken.has(again)) return again;
    const person = nextPerson();
    known.push(person);
    return person;
  };
  return demoClasses.map((each) => {
    const planned = { ...each, dates: demoDates(each, now) };
    const people = new Set<DemoPerson>();
    while (people.size < each.candidates) people.add(pickPerson(people));
    const enrolments = [...people]
      .map((person) => planEnrolment(planned, person, random, now))
      .sort((a, b) => a.enrolled_at.getTime() - b.enrolled_at.getTime());
    return { ...planned, enrolments: each.capacity === 'full' ? putOnList(enrolments, now) : enrolments };
  });
};
