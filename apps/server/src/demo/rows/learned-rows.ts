import { formatDateTime, isUnitDone } from '@skillcert/core';
import type { NewRow } from '../../store/database.js';

/** A unit with something to learn in it. */
type LearnedUnit = Pick<NewRow<'study_unit'>, 'study_unit_id' | 'kind' | 'required_minutes'>;

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

/** How much of the nth unit the nth candidate has learned: most learn all, some stop on the way, some have not begun. */
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

/** Where somebody has come in a unit: in thousandths of a text, on a page. */
const placeIn = (kind: LearnedUnit['kind'], share: number): number =>
  kind === 'article' ? Math.round(1_000 * Math.min(share, 1)) : 1 + Math.round(3 * Math.min(share, 1));

/** How the candidates of a class have learned, a unit an evening from the first day of study on. */
export const learnedRows = (
  units: readonly LearnedUnit[],
  { class_id, people, study_start, time_zone, now }: Context,
): { progress: NewRow<'study_progress'>[]; days: NewRow<'study_day'>[] } => {
  const progress: NewRow<'study_progress'>[] = [];
  const seconds_by_day = new Map<string, { enrolment_id: number; day: string; seconds: number }>();
  for (const [person, enrolment_id] of people.entries()) {
    for (const [index, { study_unit_id, kind, required_minutes }] of units.entries()) {
      const share = shareOf(person, index);
      const seconds = Math.round(share * required_minutes * 60);
      const evening = study_start.getTime() + (index + (person % 3)) * day + eveningOf(person);
      const [first_at, last_at] = [new Date(evening), new Date(evening + seconds * 1_000)];
      if (seconds === 0 || last_at > now) continue;
      const done = isUnitDone(seconds, required_minutes);
      progress.push({
        ...{ class_id, study_unit_id, enrolment_id, seconds, place: placeIn(kind, share), first_at, last_at },
        done_at: done ? new Date(evening + required_minutes * minute) : null,
      });
      const on = formatDateTime(last_at, { pattern: '{y}-{m}-{d}', timeZone: time_zone });
      const key = `${enrolment_id} ${on}`;
      const before = seconds_by_day.get(key)?.seconds ?? 0;
      seconds_by_day.set(key, { enrolment_id, day: on, seconds: before + seconds });
    }
  }
  return { progress, days: [...seconds_by_day.values()].map((each) => ({ class_id, ...each })) };
};
