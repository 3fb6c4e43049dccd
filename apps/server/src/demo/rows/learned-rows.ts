import { formatDateTime, isUnitDone } from '@skillcert/core';
import type { NewRow } from '../../platform/store/database.js';
import type { DemoQuestion } from '../papers/demo-courses.js';
import { attemptRow } from './attempt-row.js';

/** A unit with something to learn in it. */
interface LearnedUnit extends Pick<NewRow<'study_unit'>, 'study_unit_id' | 'kind' | 'required_minutes'> {
  /** The questions of a quiz. */
  readonly asked: readonly DemoQuestion[];
}

interface Context {
  readonly class_id: number;
  /** Enrolments of those who learn. */
  readonly people: readonly number[];
  readonly study_start: Date;
  readonly time_zone: string;
  readonly now: Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How much of the nth unit the nth candidate has learned: most learn all, some stop on the way, some have not begun.
 */
const shareOf = (person: number, unit: number): number => {
  switch (person % 5) {
    case 4:
      return 0;
    case 3:
      return unit < 2 ? 1 : 0;
    case 2:
      return unit === 3 ? 0.4 : 1.2;
    default:
      return 1 + (person % 3) / 10;
  }
};

/** When somebody sits down to learn, after midnight. */
const eveningOf = (person: number): number => (19 * 60 + ((person * 7) % 90)) * minute;

/** How long somebody looks at a unit at the most; a quiz asks for no minutes. */
const secondsFor = ({ kind, required_minutes }: LearnedUnit): number =>
  kind === 'quiz' ? 300 : required_minutes * 60;

/** Where somebody has come in a unit: in thousandths of a text, on a page. */
const placeIn = (kind: LearnedUnit['kind'], share: number): number =>
  kind === 'article' ? Math.round(1_000 * Math.min(share, 1)) : 1 + Math.round(3 * Math.min(share, 1));

/** When a unit was done, if it was: a quiz when it was passed, another once its minutes were over. */
const doneAt = (
  { kind, required_minutes }: LearnedUnit,
  { share, seconds, first_at, last_at }: { share: number; seconds: number; first_at: Date; last_at: Date },
): Date | null => {
  if (kind === 'quiz') return share >= 1 ? last_at : null;
  return isUnitDone(seconds, required_minutes)
    ? new Date(first_at.getTime() + required_minutes * minute)
    : null;
};

/** How the candidates of a class have learned, a unit an evening from the first day of study on. */
export const learnedRows = (
  units: readonly LearnedUnit[],
  { class_id, people, study_start, time_zone, now }: Context,
): {
  progress: NewRow<'study_progress'>[];
  attempts: NewRow<'study_attempt'>[];
  days: NewRow<'study_day'>[];
} => {
  const progress: NewRow<'study_progress'>[] = [];
  const attempts: NewRow<'study_attempt'>[] = [];
  const seconds_by_day = new Map<string, { enrolment_id: number; day: string; seconds: number }>();
  for (const [person, enrolment_id] of people.entries()) {
    for (const [index, unit] of units.entries()) {
      const { study_unit_id, kind, asked } = unit;
      const share = shareOf(person, index);
      const seconds = Math.round(share * secondsFor(unit));
      const evening = study_start.getTime() + (index + (person % 3)) * day + eveningOf(person);
      const [first_at, last_at] = [new Date(evening), new Date(evening + seconds * 1_000)];
      if (seconds === 0 || last_at > now) continue;
      const done_at = doneAt(unit, { share, seconds, first_at, last_at });
      const of = { class_id, study_unit_id, enrolment_id };
      progress.push({ ...of, seconds, place: placeIn(kind, share), first_at, last_at, done_at });
      if (kind === 'quiz') {
        const done = done_at !== null;
        attempts.push(attemptRow(asked, { ...of, begun_at: first_at, sent_at: last_at, person, done }));
      }
      const on = formatDateTime(last_at, { pattern: '{y}-{m}-{d}', timeZone: time_zone });
      const key = `${enrolment_id} ${on}`;
      const before = seconds_by_day.get(key)?.seconds ?? 0;
      seconds_by_day.set(key, { enrolment_id, day: on, seconds: before + seconds });
    }
  }
  return { progress, attempts, days: [...seconds_by_day.values()].map((each) => ({ class_id, ...each })) };
};
