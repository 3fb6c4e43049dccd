import { beginOfDay, dayAfter, dayAt } from './calendar-day.js';
import { workingDayAfter } from './end-of-working-day.js';
import type { Working } from './work-calendar.js';

/**
 * The moment before which a date lies where its deadline, so many working days from it, is over: what asks a database for everything that is
 * overdue need count no working days there.
 */
export const overdueBefore = (working_days: number, now: Date, { calendar, time_zone }: Working): Date => {
  const today = dayAt(now, time_zone);
  // Yesterday is the last day that is over. So a deadline after its date is over where so many working days lie between the date and today, and one
  // before it where not so many do from today to the date.
  const first =
    working_days < 0
      ? dayAfter(workingDayAfter(dayAfter(today, -1), -working_days, calendar), 1)
      : workingDayAfter(today, -working_days, calendar);
  return beginOfDay(first, time_zone);
};
