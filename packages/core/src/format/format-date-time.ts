import { type MomentInput, parseMoment } from './parse-moment.js';
import { wallClock } from './wall-clock.js';

/** Options of the date formatters. */
export interface DateTimeOptions {
  /** `{y} {m} {d} {h} {i} {s}`, two digits each and four for the year. Default `{y}-{m}-{d} {h}:{i}:{s}`. */
  readonly pattern?: string;
  /** A name of the zone database. Default Asia/Shanghai. */
  readonly timeZone?: string;
}

/** The moment as text in a named zone; '' for a value that is not a date. */
export const formatDateTime = (input: MomentInput, options?: DateTimeOptions): string => {
  const timeZone = options?.timeZone ?? 'Asia/Shanghai';
  const moment = parseMoment(input, timeZone);
  if (moment === null) return '';
  const wall = new Date(wallClock(moment, timeZone));
  const fields: Record<string, number> = {
    y: wall.getUTCFullYear(),
    m: wall.getUTCMonth() + 1,
    d: wall.getUTCDate(),
    h: wall.getUTCHours(),
    i: wall.getUTCMinutes(),
    s: wall.getUTCSeconds(),
  };
  return (options?.pattern ?? '{y}-{m}-{d} {h}:{i}:{s}').replace(/\{([ymdhis])\}/g, (_, name: string) =>
    String(fields[name]).padStart(name === 'y' ? 4 : 2, '0'),
  );
};
