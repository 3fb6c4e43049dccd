import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from './format-date-time.js';

const instant = Date.UTC(2026, 10, 21, 4, 5, 6, 789);

describe('formatDateTime', () => {
  it.each<[unknown, string]>([
    [new Date(instant), 'a Date'],
    [instant, 'milliseconds'],
    [String(instant), 'milliseconds as text'],
    [Math.floor(instant / 1000), 'ten-digit seconds'],
    [String(Math.floor(instant / 1000)), 'ten-digit seconds as text'],
    ['2026-11-21T04:05:06Z', 'ISO with Z'],
    ['2026-11-21T04:05:06.789Z', 'ISO with milliseconds'],
    ['2026-11-21T04:05:06.789123456Z', 'ISO with nanoseconds'],
    ['2026-11-21t04:05:06z', 'ISO in small letters (RFC 3339)'],
    ['2026-11-21T12:05:06+08:00', 'ISO with an offset'],
    ['2026-11-20T23:05:06-0500', 'an offset without a colon'],
    ['2026-11-21 04:05:06+00', 'an offset of hours, as PostgreSQL writes it'],
    ['2026-11-21 12:05:06', 'a wall clock of the zone'],
    ['2026/11/21 12:05:06', 'slashes'],
    [' 2026-11-21 12:05:06 ', 'blanks around'],
  ])('reads %j: %s', (input) => {
    expect(formatDateTime(input)).toBe('2026-11-21 12:05:06');
  });

  it('takes a date without a time as midnight in the zone', () => {
    expect(formatDateTime('2026-11-21')).toBe('2026-11-21 00:00:00');
    expect(formatDateTime('2026-1-2', { timeZone: 'America/New_York' })).toBe('2026-01-02 00:00:00');
    expect(formatDateTime('2026-11-21 09:30')).toBe('2026-11-21 09:30:00');
  });

  it('writes by the pattern, and leaves unknown placeholders', () => {
    expect(formatDateTime(instant, { pattern: '{d}.{m}.{y}, {h}:{i} {x}' })).toBe('21.11.2026, 12:05 {x}');
  });

  it('writes four digits for an early year', () => {
    expect(formatDateTime('0850-01-02T00:00:00Z', { timeZone: 'UTC' })).toBe('0850-01-02 00:00:00');
    expect(formatDateTime(new Date('0000-01-02T00:00:00Z'), { timeZone: 'UTC' })).toBe('0000-01-02 00:00:00');
  });

  it('follows the zone database where the offset changed: China had summer time from 1986 to 1991', () => {
    expect(formatDateTime('1988-07-01T00:00:00Z', { pattern: '{h}' })).toBe('09');
    expect(formatDateTime('1988-01-01T00:00:00Z', { pattern: '{h}' })).toBe('08');
  });

  it('finds a wall clock on both sides of a change of the clocks', () => {
    const timeZone = 'America/New_York';
    for (const text of [
      '2026-03-08 01:59:59',
      '2026-03-08 03:00:00',
      '2026-11-01 00:59:59',
      '2026-11-01 02:00:00',
    ]) {
      expect(formatDateTime(text, { timeZone })).toBe(text);
    }
  });

  it('writes what it reads, for any second and in any of these zones', () => {
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'UTC',
      'Asia/Kathmandu',
      'America/New_York',
      'Australia/Lord_Howe',
    );
    const second = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((value) => value * 1000);
    fc.assert(
      fc.property(second, zones, (moment, timeZone) => {
        const text = formatDateTime(new Date(moment), { timeZone });
        // An hour that the clocks go through twice has one text for two moments; the text still comes back.
        expect(formatDateTime(text, { timeZone })).toBe(text);
      }),
    );
  });

  it.each<[unknown, string]>([
    [null, 'null'],
    [undefined, 'undefined'],
    ['', 'nothing'],
    ['   ', 'blanks'],
    [0, 'zero'],
    ['0', 'zero as text'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'infinity'],
    [8.64e15 + 1, 'a moment beyond the calendar'],
    [new Date(Number.NaN), 'an invalid Date'],
    ['2026-02-30', 'a day that is not there'],
    ['2026-13-01', 'a month that is not there'],
    ['2026-00-01', 'month 0'],
    ['2026-11-21 24:00:00', 'hour 24'],
    ['2026-11-21 12:60:00', 'minute 60'],
    ['2026-11-21 12:00:60', 'second 60'],
    ['2026-11-21T12:00:00+25:00', 'an offset beyond a day'],
    ['0050-01-01', 'a year that Date reads as 1950'],
    ['yesterday', 'a word'],
    ['21.11.2026', 'another order'],
    [true, 'a boolean'],
    [{}, 'an object'],
    [[2026, 11, 21], 'a list'],
  ])('gives an empty text for %j: %s', (input) => {
    expect(formatDateTime(input)).toBe('');
  });
});
