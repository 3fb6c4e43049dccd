import { addDays, addToMonth, monthOf, weekdayOf } from './day.js';

/** The six weeks that show a month, always 6 × 7, so that the panel keeps its height. */
export const monthGrid = (month: string, weekStart: number): string[][] => {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_none, weekday) => addDays(first, week * 7 + weekday - before)),
  );
};

/** The first of the months in sight once `day` has the focus: as few as possible scroll by. */
export const firstShown = (first: string, day: string, count: number): string => {
  const month = monthOf(day);
  if (month < first) return month;
  return month > addToMonth(first, count - 1) ? addToMonth(month, 1 - count) : first;
};
