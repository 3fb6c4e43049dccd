import { formatDateTime } from '@skillcert/core';
import { startOfDay } from '../money/settlement/month-bounds.js';
import type { WorkCalendar } from './work-calendar.js';

interface Working {
  readonly calendar: WorkCalendar;
  readonly time_zone: string;
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const isWorked = (day: string, { holidays, worked_weekends }: WorkCalendar): boolean => {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return worked_weekends.includes(day) || (!isWeekend && !holidays.includes(day));
};

const workingDayAfter = (day: string, calendar: WorkCalendar): string => {
  const next = nextDay(day);
  return isWorked(next, calendar) ? next : workingDayAfter(next, calendar);
};

/** When the nth working day after a moment is over in a zone; the day of the moment itself does not count. */
export const endOfWorkingDay = (from: Date, days: number, { calendar, time_zone }: Working): Date => {
  const today = formatDateTime(from, { pattern: '{y}-{m}-{d}', timeZone: time_zone });
  const last = Array.from({ length: days }).reduce<string>((day) => workingDayAfter(day, calendar), today);
  return startOfDay(nextDay(last), time_zone);
};
