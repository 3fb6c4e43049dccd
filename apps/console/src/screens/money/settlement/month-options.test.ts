import { expect, it } from 'vitest';
import { fitPeriod, monthBefore, monthOptions } from './month-options.js';

it('counts months back in the programme’s zone, over the turn of a year', () => {
  const newYear = new Date('2026-12-31T16:00:00Z');
  expect(monthBefore(newYear, 'Asia/Shanghai', 0)).toBe('2027-01');
  expect(monthOptions(newYear, 'UTC', 13).map(({ value }) => value)).toEqual([
    ...['2026-12', '2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06'],
    ...['2026-05', '2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
  ]);
});

it.each([
  ['as it is', '2026-01', '2026-12', 'from', '2026-01', '2026-12'],
  ['with a later end', '2026-11', '2026-03', 'from', '2026-11', '2026-11'],
  ['with an earlier beginning', '2026-11', '2026-03', 'to', '2026-03', '2026-03'],
  ['a year from its beginning', '2024-05', '2026-11', 'from', '2024-05', '2025-04'],
  ['a year up to its end', '2024-05', '2026-11', 'to', '2025-12', '2026-11'],
] as const)('gives a period %s', (_, from, to, chosen, first, last) => {
  expect(fitPeriod({ from, to }, chosen)).toEqual({ from: first, to: last });
});
