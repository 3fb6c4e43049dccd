import { addDays, addMonths, clampDay, weekdayOf } from './day.js';

interface DayMove {
  key: string;
  shift: boolean;
  weekStart: number;
  min?: string | undefined;
  max?: string | undefined;
}

const byDays: Readonly<Record<string, (inWeek: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (inWeek) => -inWeek,
  End: (inWeek) => 6 - inWeek,
};
const byMonths: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The day to which a key moves the focus in a month, by the keyboard pattern of WAI-ARIA's date picker; null for
 * any other key.
 */
export const moveDay = (day: string, { key, shift, weekStart, min, max }: DayMove): string | null => {
  const days = byDays[key]?.((weekdayOf(day) - weekStart + 7) % 7);
  if (days !== undefined) return clampDay(addDays(day, days), min, max);
  const months = byMonths[key];
  return months === undefined ? null : clampDay(addMonths(day, shift ? months * 12 : months), min, max);
};
