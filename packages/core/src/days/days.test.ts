import { describe, expect, it } from 'vitest';
import { type DayEvidence, findDayOrder } from './find-day-order.js';
import { isDay } from './is-day.js';
import { readWrittenDay } from './read-written-day.js';

const today = '2026-11-28';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/2 09:12:11', '2026-01-02'],
  ['2026年1月2日', '2026-01-02'],
  ['26年11月12日', '2026-11-12'],
  ['20261121', '2026-11-21'],
  ['12-Nov-2026', '2026-11-12'],
  ['17 November 2026', '2026-11-17'],
  ['Nov 17, 2026', '2026-11-17'],
  ['Nov. 17th 2026 10:00 AM', '2026-11-17'],
  ['2 Jan 90', '1990-01-02'],
  ['13/11/2026', '2026-11-13'],
  ['11/13/26', '2026-11-13'],
  ['11/11/2026', '2026-11-11'],
  ['31/12/89', '1989-12-31'],
  ['12/11/2026', undefined],
  ['12-11-26', undefined],
  ['31/02/2026', undefined],
  ['2026-02-30', undefined],
  ['12/11-2026', undefined],
  ['', undefined],
  ['20261112091211', '2026-11-12'],
  ['202611120912', '2026-11-12'],
  ['20261112-09:12:11', '2026-11-12'],
  ['20261112-091211', '2026-11-12'],
  ['2026年11月12日09:12:11', '2026-11-12'],
  ['2026年11月12日9时12分', '2026-11-12'],
  ['2026-11-12（周四）', '2026-11-12'],
  ['2026-11-12(Thu)', '2026-11-12'],
  ['2026年11月12日星期四', '2026-11-12'],
  ['2026-11-12-09.12.11.123456', '2026-11-12'],
  ['2026/11/12,09:12', '2026-11-12'],
  ['13/11/2026_09:12', '2026-11-13'],
  ['26年11月12日09:12', '2026-11-12'],
  ['26年11月12日9时12分', '2026-11-12'],
  ['2026年11月12日上午9:12', '2026-11-12'],
  ['2026年11月12日午後9時12分', '2026-11-12'],
  ['2026年11月12日9时', '2026-11-12'],
  ['2026-11-12, 09:12', '2026-11-12'],
  ['2026年11月12日，星期四', '2026-11-12'],
  ['2026-11-12,2026-11-15', undefined],
  ['12/11/2026,13/11/2026', undefined],
  ['2026年11月12日，2026年11月15日', undefined],
  ['12.11.2026,13.11.2026', undefined],
  ['12.11.2026-13.11.2026', undefined],
  ['13.11.2026，14.11.2026', undefined],
  ['13.11.2026-14.11.2026', undefined],
  ['13.11.26, 14.11.26', undefined],
  ['2026年11月12日，15日', undefined],
  ['2026-11-12, 11-15', undefined],
  ['2026-11-12,20261115', undefined],
  ['2026-11-12,13', undefined],
  ['2026-11-12 - 2026-11-15', undefined],
  ['2026-11-12 至 2026-11-15', undefined],
  ['2026-11-12 ~ 11-15', undefined],
  ['20261112 20261115', undefined],
  ['13.11.2026 - 14.11.2026', undefined],
  ['2026-11-12 (2026-11-15)', undefined],
  ['12 Nov 2026 - 15 Nov 2026', undefined],
  ['Nov 12, 2026 - Nov 15, 2026', undefined],
  ['2026-11-12 09:12 - 09:30', '2026-11-12'],
  ['2026-11-12 20261112091211', '2026-11-12'],
  ['2026-11-12, Thursday', '2026-11-12'],
  ['13/11/2026, viernes', '2026-11-13'],
  ['2026-11-12, 9 AM', '2026-11-12'],
  ['2026-11-12,上午', '2026-11-12'],
  ['2026-11-12, 09.12', '2026-11-12'],
  ['2026/11/12　星期四', '2026-11-12'],
  ['2026-11-12\n星期四', '2026-11-12'],
  ['2026-11-12\n(周四)', '2026-11-12'],
  ['2026-11-12\n2026-11-15', undefined],
  ['2026-11-12，至2026-11-15', undefined],
  ['2026-11-12, to 2026-11-15', undefined],
  ['13/11/2026, 14 Nov 2026', undefined],
  ['2026年11月12 日 09:12', '2026-11-12'],
  ['13.11.2026-09.12', '2026-11-13'],
  ['20261112251211', undefined],
  ['62261112091211', undefined],
  ['2026-11-123', undefined],
  ['2026-11-12-13', undefined],
  ['2026111209121', undefined],
])('reads %s where it can be one day only', (text, day) => {
  expect(readWrittenDay(text, { today })).toBe(day);
});

it('reads a day in the given order', () => {
  const read = (['ymd', 'dmy', 'mdy'] as const).map((order) => readWrittenDay('12/11/10', { today, order }));
  expect(read).toEqual(['2012-11-10', '2010-11-12', '2010-12-11']);
});

it('reads a cell of any length', () => {
  expect(readWrittenDay(`2026-11-12${' '.repeat(100_000)}\n2026-11-15`, { today })).toBeUndefined();
});

it('reads a day with its name behind a comma in the given order', () => {
  expect(readWrittenDay('12/11/2026, jueves', { today, order: 'dmy' })).toBe('2026-11-12');
});

describe('the order of the days of a file', () => {
  const orders = (texts: readonly string[], evidence: Partial<DayEvidence> = {}) =>
    findDayOrder(texts, { today, ...evidence }).orders;

  it.each([
    ['by a value above 12 in the first place', ['12/11/2026', '13/11/2026'], {}, ['dmy']],
    ['by a value above 12 in the second place', ['11/12/2026', '11/13/2026'], {}, ['mdy']],
    ['by a day that has not come', ['12/11/2026', '11/11/2026'], {}, ['dmy']],
    ['by the period', ['05/06/2026'], { period: ['2026-06-01', '2026-06-30'] }, ['dmy']],
    ['by what another column knows', ['03/04/1990'], { known: new Map([[0, '1990-03-04']]) }, ['mdy']],
    [
      'not by days that stand in order where nobody says that they do',
      ['01/09/2026', '02/08/2026', '03/07/2026'],
      {},
      ['dmy', 'mdy'],
    ],
    [
      'by days that stand in order, which three show',
      ['30/06/2026', '01/07/2026', '02/07/2026'].slice(1).concat('05/08/2026', '01/09/2026'),
      { sequence: 'sorted' },
      ['dmy'],
    ],
    ['by the balance', ['03/05/2026', '04/03/2026'], { sequence: 'rising' }, ['mdy']],
    ['by nothing', ['03/05/2026'], {}, ['dmy', 'mdy']],
    ['of short years by a value above 12', ['12-11-26', '13-11-26'], {}, ['ymd', 'dmy']],
    ['of days that say it themselves', ['2026-11-12', '20261113'], {}, ['ymd', 'dmy', 'mdy']],
  ] as const)('is found %s', (_, texts, evidence, found) => {
    expect(orders(texts, evidence)).toEqual(found);
  });

  it('asks for an order that stays open, with a day to decide it by', () => {
    const { doubt } = findDayOrder(['11/11/2026', '03/05/2026', 'abc'], { today });
    expect(doubt).toEqual({ text: '03/05/2026', readings: { dmy: '2026-05-03', mdy: '2026-03-05' } });
    expect(findDayOrder(['13/11/2026', '03/05/2026'], { today }).doubt).toBeUndefined();
    expect(findDayOrder(['11/11/2026', '05/05/2026'], { today }).doubt).toBeUndefined();
  });
});

it.each(['0000-01-01', '0000-12-31', '2026-02-29', '2026-13-01'])('takes %s for no day', (text) => {
  expect([isDay(text), readWrittenDay(text, { today })]).toEqual([false, undefined]);
});
it.each(['0001-01-01', '9999-12-31', '2028-02-29'])('takes %s for a day of the calendar', (text) => {
  expect(isDay(text)).toBe(true);
});
