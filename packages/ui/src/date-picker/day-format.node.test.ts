import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPattern, describeDay, formatDay, formatMonth, parseDay, weekdayNames } from './day-format.js';

const letters = { year: 'yyyy', month: 'mm', day: 'dd' };

describe('a day in a language', () => {
  it.each([
    ['zh', '2026/11/05', 'yyyy/mm/dd', '2026年11月', '2026年11月5日星期四'],
    ['ja', '2026/11/05', 'yyyy/mm/dd', '2026年11月', '2026年11月5日木曜日'],
    ['es', '05/11/2026', 'dd/mm/yyyy', 'noviembre de 2026', 'jueves, 5 de noviembre de 2026'],
    ['en', '11/05/2026', 'mm/dd/yyyy', 'November 2026', 'Thursday, November 5, 2026'],
    ['en-GB', '05/11/2026', 'dd/mm/yyyy', 'November 2026', 'Thursday, 5 November 2026'],
  ])('%s writes %s, %s, %s, %s', (language, written, pattern, month, words) => {
    expect(formatDay('2026-11-05', language)).toBe(written);
    expect(dayPattern(language, letters)).toBe(pattern);
    expect(formatMonth('2026-11', language)).toBe(month);
    expect(describeDay('2026-11-05', language)).toBe(words);
  });

  it('names the days of the week from its first on', () => {
    expect(weekdayNames('zh', 1).map(({ short }) => short)).toEqual([
      '一',
      '二',
      '三',
      '四',
      '五',
      '六',
      '日',
    ]);
    expect(weekdayNames('ja', 0).map(({ long }) => long)[0]).toBe('日曜日');
    expect(weekdayNames('es', 1).map(({ short }) => short)).toEqual(['L', 'M', 'X', 'J', 'V', 'S', 'D']);
  });
});

describe('parseDay', () => {
  it.each([
    ['2026-11-05', 'en', '2026-11-05', 'ISO 8601 everywhere'],
    ['2026-11-05', 'es', '2026-11-05', 'ISO 8601 everywhere'],
    ['20261105', 'zh', '2026-11-05', 'eight digits'],
    ['2026/11/5', 'zh', '2026-11-05', 'one digit of the day'],
    ['2026.11.5', 'zh', '2026-11-05', 'points'],
    ['2026年11月5日', 'zh', '2026-11-05', 'words of the date'],
    ['２０２６－１１－０５', 'ja', '2026-11-05', 'full-width digits'],
    ['2026。11。5', 'zh', '2026-11-05', 'the full stop of an input method'],
    ['2026、11、5', 'zh', '2026-11-05', 'the slash of a Chinese input method'],
    ['２０２６・１１・０５', 'ja', '2026-11-05', 'the slash of a Japanese input method'],
    ['２０２６ー１１ー０５', 'ja', '2026-11-05', 'the hyphen of a Japanese input method'],
    ['2026–11–05', 'en', '2026-11-05', 'dashes of a text editor'],
    ['5/11/2026', 'es', '2026-11-05', 'day first'],
    ['11/5/2026', 'en', '2026-11-05', 'month first'],
    ['5/11/2026', 'en-GB', '2026-11-05', 'day first'],
    [' 2026-11-05 ', 'en', '2026-11-05', 'spaces around'],
  ])('takes %j in %s as %s: %s', (text, language, day) => {
    expect(parseDay(text, language)).toBe(day);
  });

  it.each([
    ['', 'en', 'nothing'],
    ['tomorrow', 'en', 'words'],
    ['2026-02-30', 'en', 'a day that does not exist'],
    ['13/05/2026', 'en', 'a thirteenth month'],
    ['05/13/2026', 'es', 'a thirteenth month'],
    ['05/11/2026', 'zh', 'an order that this language does not have'],
    ['5/11/26', 'es', 'a year of two digits'],
    ['2026-11', 'en', 'a month'],
    ['0000-01-01', 'en', 'no year'],
  ])('gives null for %j in %s: %s', (text, language) => {
    expect(parseDay(text, language)).toBeNull();
  });

  it('reads its own output, in every language', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom('en', 'en-GB', 'zh', 'es', 'ja'), (each, language) => {
        expect(parseDay(formatDay(each, language), language)).toBe(each);
      }),
    );
  });
});
