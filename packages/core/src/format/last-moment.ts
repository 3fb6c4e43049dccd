import { type MomentInput, parseMoment } from './parse-moment.js';
import { wallClock } from './wall-clock.js';

const minute = 60_000;
const day = 1_440 * minute;

/**
 * The last moment that an end includes, for print: an end at midnight is read as the whole day before it, so
 * the minute before midnight is printed. Milliseconds; null if it is not a date. `timeZone` is a name of the
 * zone database, Asia/Shanghai by default.
 */
export const lastMoment = (end: MomentInput, timeZone = 'Asia/Shanghai'): number | null => {
  const moment = parseMoment(end, timeZone);
  return moment !== null && wallClock(moment, timeZone) % day === 0 ? moment - minute : moment;
};
