import { readNumber } from './read-number.js';
import { roundDecimal } from './round.js';

const units = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/**
 * A number with the largest unit of k, M, G, T, P, E that leaves 1 or more, and at most `digits` decimals; below
 * 1000 unchanged. '' for a value that is not a finite number.
 */
export const compactNumber = (input: unknown, digits = 1): string => {
  const value = readNumber(input);
  if (value === null) return '';
  if (Math.abs(value) < 1000) return String(value === 0 ? 0 : value);
  let step = 1;
  let shown = roundDecimal(value, digits, -3);
  while (step < 6 && Math.abs(shown) >= 1000) {
    step += 1;
    shown = roundDecimal(value, digits, -3 * step);
  }
  return shown.toLocaleString('en', { useGrouping: false, maximumFractionDigits: digits }) + units[step];
};
