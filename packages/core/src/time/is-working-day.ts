import type { WorkCalendar } from './work-calendar.js';

const isAmong = (day: string, periods: readonly string[]): boolean =>
  periods.some((period) => {
    const [first = '', last = first] = period.split('/');
    return first <= day && day <= last;
  });

/** Whether a day, `2026-10-10`, is worked. */
export const isWorkingDay = (day: string, { years }: WorkCalendar): boolean => {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const announced = years[day.slice(0, 4)];
  if (!announced) return !isWeekend;
  return announced.worked_weekends.includes(day) || !(isWeekend || isAmong(day, announced.holidays));
};
