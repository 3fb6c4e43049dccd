import { expect, it } from 'vitest';
import { fullYears } from './full-years.js';

it.each([
  ['2020-05-01', '2026-05-01', 6],
  ['2020-05-01', '2026-04-30', 5],
  ['2020-02-29', '2021-02-28', 0],
  ['2020-02-29', '2021-03-01', 1],
  ['2026-05-01', '2020-05-01', -6],
])('counts from %s to %s: %i', (from, to, years) => {
  expect(fullYears(from, to)).toBe(years);
});
