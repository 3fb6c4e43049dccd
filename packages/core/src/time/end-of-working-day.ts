import { beginOfDay, dayAfter, dayAt } from './calendar-day.js';
import { isWorkingDay } from './is-working-day.js';
import type { WorkCalendar, Working } from './work-calendar.js';

const workingDayBeside = (day: string, step: 1 | -1, calendar: WorkCalendar): string => {
  const next = dayAfter(day, step);
  return isWorkingDay(next, calendar) ? next : workingDayBeside(next, step, calendar);
};

/** The nth working day after a day, or before it where n is less than none; the day itself where n is 0. */
export const workingDayAfter = (day: string, days: number, calendar: WorkCalendar): string => {
  let last = day;
  for (let left = Math.abs(days); left > 0; left -= 1) {
    last = workingDayBeside(last, days < 0 ? -1 : 1, calendar);
  }
  return last;
};

/**
 * The end of the nth working day after a moment in a zone, or before it for a negative n; the day of the
 * moment itself does not count, and is the day that ends if n is 0.
 */
export const endOfWorkingDay = (from: Date, days: number, { calendar, time_zone }: Working): Date =>
  beginOfDay(dayAfter(workingDayAfter(dayAt(from, time_zone), days, calendar), 1), time_zone);
