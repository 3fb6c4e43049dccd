import { describe, expect, it } from 'vitest';
import { formatDateTime } from './format-date-time.js';
import { lastMoment } from './last-moment.js';

const said = (end: unknown, timeZone?: string) => formatDateTime(lastMoment(end, timeZone), { timeZone });

describe('the last moment before an end', () => {
  it.each([
    ['2026-12-05T00:00:00+08:00', '2026-12-04 23:59:00'],
    ['2027-01-01 00:00', '2026-12-31 23:59:00'],
    ['2028-03-01 00:00', '2028-02-29 23:59:00'],
    ['2026-12-05 00:01', '2026-12-05 00:01:00'],
    ['2026-12-04 18:00', '2026-12-04 18:00:00'],
  ])('of %s is %s', (end, last) => expect(said(end)).toBe(last));

  it('is midnight of its own zone', () => {
    expect(said('2026-12-04T18:15:00Z', 'Asia/Kathmandu')).toBe('2026-12-04 23:59:00');
    expect(said('2026-12-04T16:00:00Z', 'America/New_York')).toBe('2026-12-04 11:00:00');
  });

  it('is null for a value that is not a date', () => expect(lastMoment('soon')).toBeNull());
});
