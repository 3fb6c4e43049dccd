import type { DayMark } from '../date-picker/month-table.js';

/** Two days, the first never after the last; null where an end is open. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The two days in their order. */
export const rangeOf = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

export const isSameRange = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;

/** How a day is drawn: an end of the range, between its ends, or the only day there is. */
export const markInRange = ({ from, to }: DayRange, day: string): DayMark | undefined => {
  if (day === from) return to === null || to === from ? 'only' : 'from';
  if (day === to) return from === null ? 'only' : 'to';
  return from !== null && to !== null && day > from && day < to ? 'between' : undefined;
};
