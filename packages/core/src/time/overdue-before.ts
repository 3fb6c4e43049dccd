import { beginOfDay, dayAfter, dayAt } from './calendar-day.js';
import { workingDayAfter } from './end-of-working-day.js';
import type { Working } from './work-calendar.js';

/**
 * The moment before which a date is overdue, if its deadline lies the given number of working days from it: a
 * database query for everything overdue then need not count working days.
 */
export const overdueBefore = (working_days: number, now: Date, { calendar, time_zone }: Working): Date => {
  const today = dayAt(now, time_zone);
  // Yesterday is the last day that is over. So a deadline after its date is over if the given number of
  // working days lies between the date and today; a deadline before its date is over if fewer lie from today
  // to the date.
  const first =
    working_days < 0
      ? dayAfter(workingDayAfter(dayAfter(today, -1), -working_days, calendar), 1)
      : workingDayAfter(today, -working_days, calendar);
  return beginOfDay(first, time_zone);
};
