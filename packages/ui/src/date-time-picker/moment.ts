import { formatDay, parseDay } from '../date-picker/day-format.js';
import { plainTyped } from '../date-picker/plain-typed.js';

const pad = (value: number) => String(value).padStart(2, '0');

/** The day of `2026-11-21T09:30`. */
export const dayIn = (moment: string): string => moment.slice(0, 10);

/** The time of `2026-11-21T09:30`. */
export const timeIn = (moment: string): string => moment.slice(11, 16);

/** The nearest moment within the bounds; moments compare as their text does. */
export const clampMoment = (moment: string, min?: string, max?: string): string =>
  min && moment < min ? min : max && moment > max ? max : moment;

/** The moment in the language's own digits, its time by 24 hours: 21/11/2026 09:30. */
export const formatMoment = (moment: string, language: string): string =>
  `${formatDay(dayIn(moment), language)} ${timeIn(moment)}`;

const typed =
  /^(?<date>.*?\d)(?:日\s*|[\sT,]+)(?<half>上午|下午|午前|午後)?\s*(?<hour>\d{1,2})(?:\s*(?<word>[h时時点])\s*|[:.])?(?<minute>\d\d)?(?::00(?:\.0+)?)?分?\s*(?:h|(?<letter>[ap])\.?\s?m\.?)?$/i;

/** The hour by 24; none beyond twelve where a half of the day is named. */
const hourOf = (hour: number, half: string | undefined): number | undefined => {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour > 12) return undefined;
  return (hour % 12) + (/[p下後]/i.test(half) ? 12 : 0);
};

/**
 * The typed moment: a day as `parseDay` takes it and a time by 24 hours or by halves of the day (9:30, 0930, 9h30,
 * 9:30 p. m., 下午2点). Null if unclear: a lone number that nothing marks as an hour, or a time with its zone, which a
 * wall time does not have.
 */
export const parseMoment = (text: string, language: string): string | null => {
  const { date = '', half, hour, word, minute, letter } = typed.exec(plainTyped(text))?.groups ?? {};
  const day = parseDay(date, language);
  const named = half ?? letter;
  if (!day || (minute ?? word ?? named) === undefined) return null;
  const by24 = hourOf(Number(hour), named);
  return by24 === undefined || Number(minute ?? 0) > 59 ? null : `${day}T${pad(by24)}:${minute ?? '00'}`;
};

export const hours = Array.from({ length: 24 }, (_, hour) => pad(hour));

/** The minutes to choose from, every fifth if any is allowed, with the current one, from any source. */
export const minutesOf = (step: number | undefined, current: string): string[] => {
  const apart = step ?? 5;
  const steps = Array.from({ length: Math.ceil(60 / apart) }, (_, at) => pad(at * apart));
  return steps.includes(current) ? steps : [...steps, current].sort();
};
