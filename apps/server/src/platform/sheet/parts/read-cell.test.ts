import { describe, expect, it } from 'vitest';
import { readCell } from './read-cell.js';

const book = { date1904: false, isCalculated: true };
const read = (v: number, z: string) => readCell({ t: 'n', v, z }, book);

/** 2026-11-30, and half past ten on it. */
const [day, moment] = [46_356, 46_356 + 10.5 / 24];

describe('a day in a format that names its language', () => {
  it.each([
    '[$-zh-CN]yyyy"年"m"月"d"日"',
    '[$-zh-CN,1]yyyy/m/d',
    '[$-804]yyyy-mm-dd',
    '[$-x-sysdate]dddd, mmmm dd, yyyy',
    '[$-ja-JP-x-gannen]yyyy/m/d;@',
    '[$-he-IL]d mmm yyyy',
    '[$-th-TH]d mmm yyyy',
    '[$-hu-HU]yyyy/m/d',
    'yyyy\\hmm\\hdd',
    'yyyy"h"mm',
  ])('has no time where the format shows none: %s', (format) => {
    expect(read(day, format)).toBe('2026-11-30');
  });

  it.each([
    '[$-zh-CN]yyyy"年"m"月"d"日" h:mm',
    '[$-zh-CN]yyyy/m/d h:mm AM/PM',
    '[$-F400]yyyy-mm-dd h:mm:ss',
    'yyyy-mm-dd hh:mm',
  ])('has its midnight where the format shows the hour: %s', (format) => {
    expect(read(day, format)).toBe('2026-11-30 00:00');
  });

  it('has its time in any format', () => {
    expect(read(moment, '[$-zh-CN]yyyy"年"m"月"d"日"')).toBe('2026-11-30 10:30');
  });

  it('is not an amount, whose currency a format names alike', () => {
    expect(read(46_356, '[$CHF] #,##0.00')).toBe('46356');
    expect(read(46_356, '[$¥-zh-CN]#,##0.00')).toBe('46356');
    expect(read(680.5, '[$HKD-zh-HK]0.00')).toBe('680.5');
  });
});
