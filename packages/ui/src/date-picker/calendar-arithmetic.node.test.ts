import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, dayOf, firstDay, lastDay, monthOf, weekdayOf } from './day.js';
import { firstShown, monthGrid } from './month-grid.js';
import { moveDay } from './move-day.js';
import { weekStartOf } from './week-start.js';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekStart = fc.integer({ min: 0, max: 6 });

describe('a day', () => {
  it.each<[number, number, number, string | null, string]>([
    [2024, 2, 29, '2024-02-29', 'a leap year'],
    [2000, 2, 29, '2000-02-29', 'a leap century'],
    [1900, 2, 29, null, 'a century that is none'],
    [2026, 2, 29, null, 'no leap year'],
    [2026, 4, 31, null, 'a month of thirty days'],
    [2026, 13, 1, null, 'no thirteenth month'],
    [2026, 0, 1, null, 'no month zero'],
    [0, 1, 1, null, 'no year zero'],
    [Number.NaN, 1, 1, null, 'no number'],
  ])('of %d, %d, %d is %j: %s', (year, month, date, expected) => {
    expect(dayOf(year, month, date)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['0001-01-15', -1, '0001-01-15'],
    ['9999-12-15', 1, '9999-12-15'],
  ])('%s and %d months is %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected);
  });

  it('goes any number of days forward and comes back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3000, max: 3000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
        expect(weekdayOf(addDays(from, count))).toBe((((weekdayOf(from) + count) % 7) + 7) % 7);
        expect(weekdayOf(from)).toBe(new Date(`${from}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  it('stays within the calendar and within its bounds', () => {
    expect(addDays(lastDay, 1)).toBe(lastDay);
    expect(addDays(firstDay, -1)).toBe(firstDay);
    fc.assert(
      fc.property(day, day, day, (from, one, two) => {
        const [min = from, max = from] = [one, two].sort();
        const clamped = clampDay(from, min, max);
        expect(clamped >= min && clamped <= max).toBe(true);
      }),
    );
  });
});

describe('a month', () => {
  it('is always six weeks of seven days, one after the other, with the whole month in them', () => {
    fc.assert(
      fc.property(day, weekStart, (any, start) => {
        const weeks = monthGrid(monthOf(any), start);
        const days = weeks.flat();
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(days.every((each, at) => at === 0 || each === addDays(days[at - 1] ?? '', 1))).toBe(true);
        expect(weekdayOf(days[0] ?? '')).toBe(start);
        expect(days).toContain(any);
        expect(monthOf(days[6] ?? '')).toBe(monthOf(any));
      }),
    );
  });

  it('comes into sight with the day that has the focus', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 2 }), (from, to, count) => {
        const first = firstShown(monthOf(from), to, count);
        expect(first <= monthOf(to) && monthOf(to) <= monthOf(addMonths(`${first}-01`, count - 1))).toBe(
          true,
        );
      }),
    );
    expect(firstShown('2026-11', '2026-12-31', 2)).toBe('2026-11');
    expect(firstShown('2026-11', '2027-01-01', 2)).toBe('2026-12');
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
    ['PageDown', true, '2027-11-21'],
    ['a', false, null],
  ])('%s with shift %j takes 2026-11-21 to %j', (key, shift, expected) => {
    expect(moveDay('2026-11-21', { key, shift, weekStart: 1 })).toBe(expected);
  });

  it('never leaves the bounds, nor the week with Home and End', () => {
    const keys = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(day, keys, fc.boolean(), weekStart, (from, key, shift, start) => {
        const [min, max] = [addDays(from, -10), addDays(from, 10)];
        const to = moveDay(from, { key, shift, weekStart: start, min, max });
        expect(to !== null && to >= min && to <= max).toBe(true);
        if (key === 'Home') expect(weekdayOf(to ?? '')).toBe(start);
        if (key === 'End') expect(weekdayOf(to ?? '')).toBe((start + 6) % 7);
      }),
    );
  });
});

it.each([
  ['zh', 1],
  ['zh-Hans', 1],
  ['es', 1],
  ['ja', 0],
  ['en', 0],
  ['en-GB', 1],
  ['fr', 1],
])('the week of %s begins on %d', (language, start) => {
  expect(weekStartOf(language)).toBe(start);
});
