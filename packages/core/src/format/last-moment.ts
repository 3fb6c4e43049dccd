import { type MomentInput, parseMoment } from './parse-moment.js';
import { wallClock } from './wall-clock.js';

const minute = 60_000;
const day = 1_440 * minute;

/**
 * The moment to print for an end that is no longer part of what ends: an end at midnight is read as the whole day that begins with it,
 * so the minute before it is said. Milliseconds; null for what is not a date. `timeZone` is a name of the zone database, Asia/Shanghai
 * where none is given.
 */
export const lastMoment = (end: MomentInput, timeZone = 'Asia/Shanghai'): number | null => {
  const moment = parseMoment(end, timeZone);
  return moment !== null && wallClock(moment, timeZone) % day === 0 ? moment - minute : moment;
};
