import { describe, expect, it } from 'vitest';
import { defaultCalendar } from './default-calendar.js';
import { endOfWorkingDay } from './end-of-working-day.js';

describe('the end of a working day', () => {
  const working = { calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };
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
  ])('counts %s', (_, from, days, end) => {
    expect(endOfWorkingDay(new Date(from), days, working)).toEqual(new Date(end));
  });
});
