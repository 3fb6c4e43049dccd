const dayMs = 86_400_000;

/** The first and the last day there is: four-digit years. */
export const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const first = numberOf(firstDay);
const last = numberOf(lastDay);

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const daysIn = (year: number, month: number): number => {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** `2026-11-21` from its three numbers, or null if the day does not exist. */
export const dayOf = (year: number, month: number, date: number): string | null =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month)
    ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
    : null;

/** The day the given number of days later, or the last possible one. */
export const addDays = (day: string, count: number): string =>
  new Date(Math.min(last, Math.max(first, numberOf(day) + count)) * dayMs).toISOString().slice(0, 10);

/** The month `2026-11`, the given number of months later. */
export const addToMonth = (month: string, count: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = Math.floor(months / 12);
  if (year < 1) return monthOf(firstDay);
  if (year > 9999) return monthOf(lastDay);
  return `${pad(year, 4)}-${pad((months % 12) + 1, 2)}`;
};

/** The same date, the given number of months later; in a month that is too short its last day. */
export const addMonths = (day: string, count: number): string => {
  const month = addToMonth(monthOf(day), count);
  const length = daysIn(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${pad(Math.min(length, Number(day.slice(8))), 2)}`;
};

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 4) % 7) + 7) % 7;

/** The nearest day within the bounds; days compare as their text does. */
export const clampDay = (day: string, min = firstDay, max = lastDay): string =>
  day < min ? min : day > max ? max : day;

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Today by the machine's clock and zone. */
export const todayHere = (): string => {
  const now = new Date();
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
};
