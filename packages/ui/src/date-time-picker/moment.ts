import { formatDay, parseDay } from '../date-picker/day-format.js';

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

const typed = /^(.*?[\d日])[\sT]+(\d{1,2})(?:[:.时時]|(?=\d\d$))(\d{2})分?$/;

/** The moment that was typed: a day as `parseDay` takes it and a time by 24 hours (9:30, 09:30, 0930); null where unclear. */
export const parseMoment = (text: string, language: string): string | null => {
  const [, date = '', hour = '', minute = ''] = typed.exec(text.normalize('NFKC').trim()) ?? [];
  const day = parseDay(date, language);
  if (!day || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${pad(Number(hour))}:${minute}`;
};

export const hours = Array.from({ length: 24 }, (_, hour) => pad(hour));

/** The minutes there are to choose, with the one that stands, wherever it came from. */
export const minutesOf = (step: number, current: string): string[] => {
  const steps = Array.from({ length: Math.ceil(60 / step) }, (_, at) => pad(at * step));
  return steps.includes(current) ? steps : [...steps, current].sort();
};
