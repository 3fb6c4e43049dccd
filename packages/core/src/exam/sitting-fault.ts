import { wallClock } from '../format/wall-clock.js';

/** When a sitting is to be, and the exam of its class. Moments are ISO 8601. */
export interface SittingTimes {
  readonly starts_at: string;
  readonly ends_at: string;
  /** When the exam of the class begins; null while that is not known. */
  readonly exam_at: string | null;
  /** The number of days that it may take. */
  readonly days: number;
  /** A name of the zone database. */
  readonly time_zone: string;
}

const dayMs = 86_400_000;

/**
 * The problem with the time of a sitting: its end, or a day on which the class has no exam; null if there is
 * none.
 */
export const sittingFault = ({
  starts_at,
  ends_at,
  exam_at,
  days,
  time_zone,
}: SittingTimes): 'date_order' | 'outside_exam' | null => {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (!(end > start)) return 'date_order';
  if (exam_at === null) return 'outside_exam';
  const dayOf = (moment: number) => Math.floor(wallClock(moment, time_zone) / dayMs);
  const first = dayOf(Date.parse(exam_at));
  // A sitting that ends at midnight ends on the day before.
  return dayOf(start) >= first && dayOf(end - 1) < first + days ? null : 'outside_exam';
};
