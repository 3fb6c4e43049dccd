import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampMoment, formatMoment, minutesOf, parseMoment } from './moment.js';

describe('parseMoment', () => {
  it.each([
    ['2026-11-21T09:30', 'en', '2026-11-21T09:30', 'ISO 8601 everywhere'],
    ['2026-11-21 9:30', 'zh', '2026-11-21T09:30', 'a space and one digit of the hour'],
    ['2026/11/21 0930', 'zh', '2026-11-21T09:30', 'the time without a colon'],
    ['20261121 0930', 'ja', '2026-11-21T09:30', 'digits alone'],
    ['21/11/2026 23:59', 'es', '2026-11-21T23:59', 'day first'],
    ['11/21/2026 0:00', 'en', '2026-11-21T00:00', 'month first'],
    ['２０２６年１１月２１日　９：３０', 'zh', '2026-11-21T09:30', 'full width'],
    ['2026年11月21日 9時30分', 'ja', '2026-11-21T09:30', 'words of the time'],
  ])('takes %j in %s as %s: %s', (text, language, moment) => {
    expect(parseMoment(text, language)).toBe(moment);
  });

  it.each([
    ['', 'nothing'],
    ['2026-11-21', 'a day without a time'],
    ['09:30', 'a time without a day'],
    ['2026-11-21 24:00', 'a twenty-fifth hour'],
    ['2026-11-21 12:60', 'a sixtieth minute'],
    ['2026-02-30 09:30', 'a day that does not exist'],
    ['2026-11-21 9', 'an hour alone'],
  ])('gives null for %j: %s', (text) => {
    expect(parseMoment(text, 'en')).toBeNull();
  });

  it('reads what is written, in every language', () => {
    const moment = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16));
    fc.assert(
      fc.property(moment, fc.constantFrom('en', 'zh', 'es', 'ja'), (each, language) => {
        expect(parseMoment(formatMoment(each, language), language)).toBe(each);
      }),
    );
  });
});

it.each([
  [15, '30', ['00', '15', '30', '45']],
  [15, '07', ['00', '07', '15', '30', '45']],
  [30, '00', ['00', '30']],
  [60, '00', ['00']],
])('steps of %d minutes with %s are %j', (step, current, minutes) => {
  expect(minutesOf(step, current)).toEqual(minutes);
});

it.each([
  ['2026-11-21T09:00', '2026-11-21T10:00', undefined, '2026-11-21T10:00'],
  ['2026-11-21T19:00', undefined, '2026-11-21T18:00', '2026-11-21T18:00'],
  ['2026-11-21T09:00', '2026-11-21T08:00', '2026-11-21T18:00', '2026-11-21T09:00'],
])('the nearest to %s from %j to %j is %s', (moment, min, max, nearest) => {
  expect(clampMoment(moment, min, max)).toBe(nearest);
});
