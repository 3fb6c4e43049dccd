import { describe, expect, it } from 'vitest';
import { deadlineDayOf, deadlineOf } from './deadline-day.js';

describe('the last day with access', () => {
  it('is whole: access ends when it is over in the programme’s zone', () =>
    expect(deadlineOf('2031-05-06')).toBe('2031-05-06T16:00:00.000Z'));

  it.each(['2031-05-06', '2031-12-31', '2028-02-29'])('is %s again when the form is opened again', (day) =>
    expect(deadlineDayOf(deadlineOf(day))).toBe(day),
  );

  it('of a moment within a day is that day', () =>
    expect(deadlineDayOf('2031-05-06T04:30:00Z')).toBe('2031-05-06'));

  it('is absent if access does not end', () => {
    expect(deadlineOf('')).toBeNull();
    expect(deadlineDayOf(null)).toBe('');
  });
});
