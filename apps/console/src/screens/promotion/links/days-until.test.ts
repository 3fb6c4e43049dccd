import { expect, it } from 'vitest';
import { daysUntil } from './days-until.js';

it('names the days up to one, over the end of a month and of a year', () => {
  expect(daysUntil('2027-01-01', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysUntil('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01']);
  expect(daysUntil('2026-11-21', 1)).toEqual(['2026-11-21']);
});
