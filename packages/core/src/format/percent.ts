import { readNumber } from './read-number.js';
import { roundDecimal } from './round.js';

/** A ratio as a whole percent, `0.285` as `29%`; '' for a value that is not a finite number. */
export const percent = (ratio: unknown): string => {
  const value = readNumber(ratio);
  const whole = value === null ? Number.NaN : roundDecimal(value, 0, 2);
  return Number.isFinite(whole) ? `${whole}%` : '';
};
