import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => timeAgo(now.getTime() - seconds * 1000, now);

describe('timeAgo', () => {
  it.each<[number, object, string]>([
    [0, { unit: 'now' }, 'this moment'],
    [29.999, { unit: 'now' }, 'just under 30 s'],
    [-3600, { unit: 'now' }, 'a future moment'],
    [30, { unit: 'minutes', value: 1 }, '30 s is a minute: rounded up'],
    [60, { unit: 'minutes', value: 1 }, 'a minute'],
    [61, { unit: 'minutes', value: 2 }, 'a little more'],
    [3599, { unit: 'minutes', value: 60 }, '59:59'],
    [3600, { unit: 'hours', value: 1 }, 'an hour'],
    [3601, { unit: 'hours', value: 2 }, 'a little more'],
    [86_399, { unit: 'hours', value: 24 }, '23:59:59'],
    [86_400, { unit: 'days', value: 1 }, 'a day'],
    [172_799, { unit: 'days', value: 1 }, 'just under two days'],
    [172_800, { unit: 'date', text: '2026-11-19 20:00:00' }, 'two days: the date'],
  ])('says %d seconds ago as %j: %s', (seconds, elapsed) => {
    expect(ago(seconds)).toEqual(elapsed);
  });

  it('writes the date by the options', () => {
    const options = { pattern: '{d}.{m}.{y}', timeZone: 'America/New_York' };
    expect(timeAgo('2026-01-01T03:00:00Z', now, options)).toEqual({ unit: 'date', text: '31.12.2025' });
  });

  it('reads text without an offset in the zone of the options', () => {
    expect(timeAgo('2026-11-21 12:00:00', now, { timeZone: 'UTC' })).toEqual({ unit: 'now' });
    expect(timeAgo('2026-11-21 19:59:00', now)).toEqual({ unit: 'minutes', value: 1 });
  });

  it('takes now in milliseconds too', () => {
    expect(timeAgo('2026-11-21T11:00:00Z', now.getTime())).toEqual({ unit: 'hours', value: 1 });
  });

  it.each([[null], [''], [0], ['yesterday'], [undefined], [Number.NaN]])(
    'gives an empty text for %j, which is no date',
    (input) => {
      expect(timeAgo(input, now)).toBe('');
    },
  );
});
