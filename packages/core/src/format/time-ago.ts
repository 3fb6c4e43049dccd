import { type DateTimeOptions, formatDateTime } from './format-date-time.js';
import { type MomentInput, parseMoment } from './parse-moment.js';

/** The time since a moment, for the caller's words. */
export type Elapsed =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly value: number }
  | { readonly unit: 'date'; readonly text: string };

/**
 * The specification's five steps, rounded up: under 30 s now (a future moment too), under an hour minutes, under a
 * day hours, under two days one day, else the date. '' for a value that is not a date.
 */
export const timeAgo = (input: MomentInput, now: Date | number, options?: DateTimeOptions): Elapsed | '' => {
  const moment = parseMoment(input, options?.timeZone ?? 'Asia/Shanghai');
  if (moment === null) return '';
  const seconds = (Number(now) - moment) / 1000;
  if (seconds < 30) return { unit: 'now' };
  if (seconds < 3600) return { unit: 'minutes', value: Math.ceil(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', value: Math.ceil(seconds / 3600) };
  if (seconds < 172_800) return { unit: 'days', value: 1 };
  return { unit: 'date', text: formatDateTime(moment, options) };
};
