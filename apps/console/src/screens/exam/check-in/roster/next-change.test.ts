import { expect, it } from 'vitest';
import { nextChange } from './next-change.js';

const sittings = [
  { starts_at: '2026-11-21T01:00:00.000Z', ends_at: '2026-11-21T02:00:00.000Z' },
  { starts_at: '2026-11-22T01:00:00.000Z', ends_at: '2026-11-22T02:00:00.000Z' },
];
const after = (at: string) => nextChange(sittings, Date.parse(at));

it('is when a sitting ends, when people without a mark were absent and the next one is on', () => {
  expect(after('2026-11-21T01:59:00.000Z')).toBe(62_000);
  // At the very end the server may still see it as running.
  expect(after('2026-11-21T02:00:00.000Z')).toBe(2_000);
});

it('is when the door of a sitting opens, and its people can be marked by name', () => {
  expect(after('2026-11-21T22:50:00.000Z')).toBe(10 * 60_000 + 2_000);
});

it('is looked for again after an hour, and never after the last sitting', () => {
  expect(after('2026-11-01T00:00:00.000Z')).toBe(3_600_000);
  expect(after('2026-11-22T03:00:00.000Z')).toBe(false);
  expect(nextChange([], 0)).toBe(false);
});
