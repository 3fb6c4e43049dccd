import { wallClock } from '../format/wall-clock.js';
import { lessonLimits } from './lesson-limits.js';

/** When a lesson is to be, and the study of its class. Moments are ISO 8601. */
export interface LessonTimes {
  readonly starts_at: string;
  readonly ends_at: string;
  /** The first and last moment of study; null while they are not known. */
  readonly study_start: string | null;
  readonly study_end: string | null;
  /** A name of the zone database. */
  readonly time_zone: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The problem with the time of a lesson: its end, its length, or a day outside the study of the class; null
 * if there is none.
 */
export const lessonFault = ({
  starts_at,
  ends_at,
  study_start,
  study_end,
  time_zone,
}: LessonTimes): 'date_order' | 'over_limit' | 'outside_study' | null => {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (!(end > start)) return 'date_order';
  if (end - start > lessonLimits.hours_max * hourMs) return 'over_limit';
  const dayOf = (moment: number) => Math.floor(wallClock(moment, time_zone) / dayMs);
  if (study_start !== null && dayOf(start) < dayOf(Date.parse(study_start))) return 'outside_study';
  // A lesson or a period of study that ends at midnight ends on the day before.
  const isAfter = study_end !== null && dayOf(end - 1) > dayOf(Date.parse(study_end) - 1);
  return isAfter ? 'outside_study' : null;
};
