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
    ['2026年11月21日09:30', 'zh', '2026-11-21T09:30', 'no space after the word of the day'],
    ['2026年11月21日下午2点30分', 'zh', '2026-11-21T14:30', 'a half of the day'],
    ['2026年11月21日 午後0時', 'ja', '2026-11-21T12:00', 'noon'],
    ['2026/11/21 9点', 'zh', '2026-11-21T09:00', 'an hour that is named'],
    ['11/21/2026 2:05 PM', 'en', '2026-11-21T14:05', 'after noon'],
    ['11/21/2026, 12 am', 'en', '2026-11-21T00:00', 'midnight'],
    ['21/11/2026 2:05 p. m.', 'es', '2026-11-21T14:05', 'after noon, with points'],
    ['21/11/2026 14h30', 'es', '2026-11-21T14:30', 'a letter for the colon'],
    ['21/11/2026 14:30 h', 'es', '2026-11-21T14:30', 'a letter for hours'],
    ['2026-11-21T09:30:00', 'en', '2026-11-21T09:30', 'no seconds'],
    ['２０２６・１１・２１　９：３０', 'ja', '2026-11-21T09:30', 'an input method'],
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
    ['2026-11-21 14:00 PM', 'an hour that no half of the day has'],
    ['2026-11-21T09:30:15', 'seconds'],
    ['2026-11-21T09:30Z', 'another zone'],
    ['2026-11-21T09:30:00+08:00', 'a zone, which may be another one'],
  ])('gives null for %j: %s', (text) => {
    expect(parseMoment(text, 'en')).toBeNull();
  });

  it('reads its written form, in every language', () => {
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

it.each<[number | undefined, string, string[]]>([
  [15, '30', ['00', '15', '30', '45']],
  [15, '07', ['00', '07', '15', '30', '45']],
  [30, '00', ['00', '30']],
  [60, '00', ['00']],
  [undefined, '59', ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55', '59']],
])('steps of %s minutes with %s are %j', (step, current, minutes) => {
  expect(minutesOf(step, current)).toEqual(minutes);
});

it.each([
  ['2026-11-21T09:00', '2026-11-21T10:00', undefined, '2026-11-21T10:00'],
  ['2026-11-21T19:00', undefined, '2026-11-21T18:00', '2026-11-21T18:00'],
  ['2026-11-21T09:00', '2026-11-21T08:00', '2026-11-21T18:00', '2026-11-21T09:00'],
])('the nearest to %s from %j to %j is %s', (moment, min, max, nearest) => {
  expect(clampMoment(moment, min, max)).toBe(nearest);
});
