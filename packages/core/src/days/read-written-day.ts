import { isDay } from './is-day.js';

/** In which order a day names its parts. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;

/** One of {@link dayOrders}. */
export type DayOrder = (typeof dayOrders)[number];

/** The rules by which the days of a file are read. */
export interface DayRules {
  /** The day of now: a year of two figures is the last that is not after it. */
  readonly today: string;
  /** Where a day can be read in more than one order, which it is. */
  readonly order?: DayOrder | undefined;
}

const clock = String.raw`(?:[上下]午|午[前後])?\d{1,2}(?:[:.]\d{1,2}(?!\d|\.\d{4})|[时時点]).*`;
const weekday = '(?:周|週|星期).*';
/** Another day behind a comma, or a part of one. Three dotted numbers may be a time, but more often are a day. */
const anotherDay = String.raw`\s*(?:\d{1,4}\s*(?:[-/年月日]|\.\s*\d{1,2}\s*\.|$)|\d{8})`;
/** The time or the name of the day, which may stand behind it; behind a comma another day may stand too. */
const behind = String.raw`(?:[ \t\u3000T(（].*|\n[(（周週星].*|[-_]${clock}|[,，](?!${anotherDay}).*|${weekday})?$`;
/** The same behind a day that ends with its word, after which a time needs no space. */
const behindWord = String.raw`(?:\s*日${clock}$|(?:\s*日)?${behind})`;
const yearFirst = new RegExp(String.raw`^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})${behindWord}`);
const eightFigures = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})(?:[-_]\d{6}$|${behind})`);
/** A day and its time in figures alone, to the minute, the second or its thousandth. */
const moment = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d(?:\d{3})?)?$/;
const shortYear = new RegExp(String.raw`^(\d{2})年(\d{1,2})月(\d{1,2})${behindWord}`);
const anyOrder = new RegExp(String.raw`^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})${behind}`);
const wordedMonth = /^(\d{1,2})[- ]([A-Z]{3})[a-z]*[- ,]+(\d{4}|\d{2})(?: .*)?$/i;
/** The month first, as in America: `Nov 17, 2026`. */
const monthFirst = /^([A-Z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,].*)?$/i;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A day somewhere in a text, or the end of a time from one day to another. */
const anyDay = new RegExp(
  [
    String.raw`(?<!\d)(?:\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}|\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{6})(?!\d)`,
    String.raw`(?<!\d)\d{1,2}[- ](?:${months.join('|')})`,
    String.raw`(?<![a-z])(?:${months.join('|')})[a-z]*\.? \d`,
    String.raw`(?:[~～–—至到]|\s-\s)\s?\d{1,2}(?:\s?[-/.月]\s?\d{1,2})?\s?日?\s?$`,
  ].join('|'),
  'gi',
);
/** The first day of a text has at least so many characters: `1/1/26`. */
const shortestDay = 6;

/** Whether a text that begins with a day names another one behind it, so that nobody knows which is meant. */
const namesAnother = (text: string): boolean =>
  [...text.matchAll(anyDay)].some(({ index }) => index >= shortestDay);

const two = (text: string | number) => String(text).padStart(2, '0');

/** @returns nothing where the calendar has no such day */
const dayOf = (
  year: string,
  month: string | number,
  day: string,
  { today }: DayRules,
): string | undefined => {
  const inThisCentury = `${today.slice(0, 2)}${year}`;
  const whole =
    year.length === 4
      ? year
      : inThisCentury <= today.slice(0, 4)
        ? inThisCentury
        : `${Number(today.slice(0, 2)) - 1}${year}`;
  const text = `${whole}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : undefined;
};

/** @returns the parts of a day that names them in one order only */
const plainParts = (text: string) => {
  const parts = yearFirst.exec(text) ?? eightFigures.exec(text) ?? moment.exec(text) ?? shortYear.exec(text);
  if (parts) return parts.slice(1, 4);
  const [, name = '', second, third] = monthFirst.exec(text) ?? [];
  const [, day = second, month = name, year = third] = wordedMonth.exec(text) ?? [];
  const at = months.indexOf(month.toLowerCase());
  return at < 0 ? undefined : [year, at + 1, day];
};

/** The possible readings of a day, by the order of its parts; only days that exist in the calendar. */
export const dayReadings = (text: string, rules: DayRules): Partial<Record<DayOrder, string>> => {
  if (namesAnother(text)) return {};
  const plain = plainParts(text);
  if (plain) {
    const [year = '', month = '', day = ''] = plain;
    const read = dayOf(String(year), month, String(day), rules);
    return read === undefined ? {} : { ymd: read, dmy: read, mdy: read };
  }
  const [, first, , second, third] = anyOrder.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return {};
  const read = {
    ymd: third.length === 2 && first.length === 2 ? dayOf(first, second, third, rules) : undefined,
    dmy: dayOf(third, second, first, rules),
    mdy: dayOf(third, first, second, rules),
  };
  return Object.fromEntries(Object.entries(read).filter(([, day]) => day !== undefined));
};

/** A day as `2026-11-21`; undefined if it is not a day, or is ambiguous and no order is given. */
export const readWrittenDay = (text: string, rules: DayRules): string | undefined => {
  const readings = dayReadings(text, rules);
  if (rules.order) return readings[rules.order];
  const days = new Set(Object.values(readings));
  return days.size === 1 ? [...days][0] : undefined;
};
