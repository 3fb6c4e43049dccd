import { dayAt } from './calendar-day.js';
import type { Working } from './work-calendar.js';

/** The first year between two moments that has no known days off; null if all are known. */
export const uncoveredYear = (from: Date, to: Date, { calendar, time_zone }: Working): number | null => {
  const yearOf = (moment: Date) => Number(dayAt(moment, time_zone).slice(0, 4));
  const last = yearOf(to);
  for (let year = yearOf(from); year <= last; year += 1) {
    if (!(year in calendar.years)) return year;
  }
  return null;
};
