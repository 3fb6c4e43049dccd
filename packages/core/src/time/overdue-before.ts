import { beginOfDay, dayAfter, dayAt } from './calendar-day.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import type { Working } from './work-calendar.js';

/**
 * The moment before which a date lies where its deadline, so many working days from it, is over: what asks a database for everything that is
 * overdue need count no working days there.
 */
export const overdueBefore = (working_days: number, now: Date, working: Working): Date => {
  const { time_zone } = working;
  const isOver = (day: string) => endOfWorkingDay(beginOfDay(day, time_zone), working_days, working) <= now;
  let first = dayAt(now, time_zone);
  while (isOver(first)) first = dayAfter(first, 1);
  while (!isOver(dayAfter(first, -1))) first = dayAfter(first, -1);
  return beginOfDay(first, time_zone);
};
