import { dayOf } from './day.js';
import { plainTyped } from './plain-typed.js';

type Part = 'year' | 'month' | 'day';
type Letters = Readonly<Record<Part, string>>;

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const formatterOf = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    ...options,
  });
const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day in the language's own digits: 2026/11/21, 21/11/2026, 11/21/2026. */
export const formatDay = (day: string, language: string): string =>
  formatterOf(language, digits)
    .formatToParts(dateOf(day))
    .map(({ type, value }) => (type === 'year' ? day.slice(0, 4) : value))
    .join('');

/** The day in words with its weekday, for screen readers. */
export const describeDay = (day: string, language: string): string =>
  formatterOf(language, { dateStyle: 'full' }).format(dateOf(day));

/** The month in words: November 2026, 2026年11月. */
export const formatMonth = (month: string, language: string): string =>
  formatterOf(language, { year: 'numeric', month: 'long' }).format(dateOf(`${month}-01`));

/** The weekdays as a heading writes them, from the first of the week on. */
export const weekdayNames = (language: string, weekStart: number): { short: string; long: string }[] => {
  const names = (weekday: 'narrow' | 'long') => formatterOf(language, { weekday });
  const [short, long] = [names('narrow'), names('long')];
  // 1 November 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, at) => dateOf(`2026-11-0${1 + ((weekStart + at) % 7)}`)).map(
    (date) => ({
      short: short.format(date),
      long: long.format(date),
    }),
  );
};

/** How the language writes a day, in the given letters: dd/mm/yyyy. */
export const dayPattern = (language: string, letters: Letters): string =>
  formatterOf(language, digits)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');

const yearFirst = /^(\d{4})\s*[-/.年 ]\s*(\d{1,2})\s*[-/.月 ]\s*(\d{1,2})\s*日?$/;
const together = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/;

/**
 * The typed day: ISO 8601, any form that begins with a four-digit year, or the language's own order. Null for
 * unclear text: 03/04/2026 in a language that writes the year first, a year of two digits, a day that does not
 * exist.
 */
export const parseDay = (text: string, language: string): string | null => {
  const plain = plainTyped(text);
  const [, year, month, date] = yearFirst.exec(plain) ?? together.exec(plain) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(date));
  const [, one, two, lastYear] = yearLast.exec(plain) ?? [];
  const order = formatterOf(language, digits)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)
    .join(' ');
  if (order === 'day month year') return dayOf(Number(lastYear), Number(two), Number(one));
  if (order === 'month day year') return dayOf(Number(lastYear), Number(one), Number(two));
  return null;
};
