import { readNumber } from './read-number.js';

const shift = (value: number, places: number) => {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
};

/**
 * The value times 10^shifted, rounded to `digits` decimals: ties away from zero, on the shortest decimal text
 * (so that 1.005 gives 1.01, which binary arithmetic misses). Never -0.
 */
export const roundDecimal = (value: number, digits: number, shifted = 0): number => {
  const rounded = shift(Math.round(shift(Math.abs(value), digits + shifted)), -digits);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
};

const rounder = (digits: number) => (input: unknown) => {
  const value = readNumber(input);
  return value === null ? '' : roundDecimal(value, digits);
};

/** The value rounded to two decimals; '' for a value that is not a finite number. */
export const round2: (input: unknown) => number | '' = rounder(2);

/** The value rounded to one decimal; '' for a value that is not a finite number. */
export const round1: (input: unknown) => number | '' = rounder(1);
