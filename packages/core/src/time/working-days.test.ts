import { describe, expect, it } from 'vitest';
import { defaultCalendar } from './default-calendar.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import { isWorkingDay } from './is-working-day.js';
import { uncoveredYear } from './uncovered-year.js';
import type { WorkCalendar } from './work-calendar.js';

/** A year with a row of days off and a Saturday worked for them. */
const invented: WorkCalendar = {
  years: { '2030': { holidays: ['2030-01-01', '2030-05-01/2030-05-03'], worked_weekends: ['2030-05-04'] } },
};

const working = { calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };

describe('the end of a working day', () => {
  it.each([
    ['a week without holidays', '2026-11-23T09:00:00+08:00', 5, '2026-12-01T00:00:00+08:00'],
    ['the evening before in another zone', '2026-11-22T17:00:00Z', 1, '2026-11-25T00:00:00+08:00'],
    [
      'a holiday with a worked Saturday after it',
      '2026-09-30T12:00:00+08:00',
      3,
      '2026-10-11T00:00:00+08:00',
    ],
    ['a worked Sunday', '2026-09-18T12:00:00+08:00', 1, '2026-09-21T00:00:00+08:00'],
    ['the day itself', '2026-11-21T12:00:00+08:00', 0, '2026-11-22T00:00:00+08:00'],
    ['a week back', '2026-11-30T09:00:00+08:00', -5, '2026-11-24T00:00:00+08:00'],
    [
      'back over a holiday to its worked Sunday',
      '2026-10-08T09:00:00+08:00',
      -8,
      '2026-09-21T00:00:00+08:00',
    ],
  ])('counts %s', (_, from, days, end) => {
    expect(endOfWorkingDay(new Date(from), days, working)).toEqual(new Date(end));
  });

  it('is that of the last day that the calendar knows, and after it one by the weekdays alone until the year is added', () => {
    // A Wednesday.
    const last = new Date('2026-12-30T09:00:00+08:00');
    expect(endOfWorkingDay(last, 1, working)).toEqual(new Date('2027-01-01T00:00:00+08:00'));
    expect(endOfWorkingDay(last, 2, working)).toEqual(new Date('2027-01-02T00:00:00+08:00'));
    const from = new Date('2030-04-30T09:00:00+08:00');
    expect(endOfWorkingDay(from, 1, working)).toEqual(new Date('2030-05-02T00:00:00+08:00'));
    expect(endOfWorkingDay(from, 1, { ...working, calendar: invented })).toEqual(
      new Date('2030-05-05T00:00:00+08:00'),
    );
  });
});

describe('a calendar', () => {
  it('takes a day off alone and in a row, and a weekend that is worked', () => {
    const days = ['01-01', '01-02', '04-30', '05-02', '05-03', '05-04', '05-05'];
    expect(days.filter((day) => isWorkingDay(`2030-${day}`, invented))).toEqual(['01-02', '04-30', '05-04']);
  });

  it('names the first year that it does not know', () => {
    const at = (day: string) => new Date(`${day}T12:00:00+08:00`);
    expect(uncoveredYear(at('2026-01-01'), at('2026-12-31'), working)).toBeNull();
    expect(uncoveredYear(at('2026-12-31'), at('2028-02-01'), working)).toBe(2027);
    expect(uncoveredYear(at('2025-12-31'), at('2026-01-05'), working)).toBe(2025);
    // It is next year in Shanghai already.
    expect(uncoveredYear(at('2026-12-31'), new Date('2026-12-31T16:00:00Z'), working)).toBe(2027);
  });
});
