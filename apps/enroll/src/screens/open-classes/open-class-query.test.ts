import { describe, expect, it } from 'vitest';
import { inputOf, isFiltered, narrowings, readQuery, writeQuery } from './open-class-query.js';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the query of the open classes', () => {
  it('reads every filter of the address', () => {
    const whole =
      'search=咨询&level=3&city=上海&unit=7&fee=48000&seats=left&from=2026-12-01&to=2026-12-31&page=2';
    expect(read(whole)).toEqual({
      search: '咨询',
      level: '3',
      city: '上海',
      unit: '7',
      from: '2026-12-01',
      to: '2026-12-31',
      fee: '48000',
      seats: 'left',
      page: 2,
    });
  });

  it.each([
    ...['level=9', 'level=%00', 'page=0', 'page=-1', 'page=1.5', 'page=x', ''],
    ...['fee=-1', 'fee=4.5', 'fee=much', 'fee=999999999', 'seats=none'],
    ...[
      'unit=0',
      'unit=x',
      'unit=1234567890123456',
      'from=today',
      'from=2026-12-1',
      'to=0000-01-01',
      'to=12026-01-01',
    ],
  ])('leaves out what makes no sense: %s', (text) => {
    const nothing = {
      search: '',
      level: '',
      city: '',
      unit: '',
      fee: '',
      seats: '',
      from: '',
      to: '',
      page: 1,
    };
    expect(read(text)).toEqual(nothing);
  });

  it('cuts a search to the length that the server takes', () => {
    expect(read(`search=${'a'.repeat(200)}`).search).toHaveLength(80);
  });

  it('writes only set values, and reads them back', () => {
    expect(writeQuery(read('')).toString()).toBe('');
    const query = read('search=a+b&city=上海&unit=7&fee=0&seats=left&from=2026-12-01&to=2026-12-31&page=3');
    expect(readQuery(writeQuery(query))).toEqual(query);
  });

  it.each(['13800138000', '138 0013 8000', '11010519491231002X'])('writes no %s', (search) => {
    expect(writeQuery({ ...read('city=上海'), search }).toString()).toBe(
      new URLSearchParams({ city: '上海' }).toString(),
    );
  });

  it('asks the server for a page of twenty, with the filters that are set', () => {
    expect(inputOf(read('city=上海'))).toEqual({ page: 1, limit: 20, city: '上海' });
    expect(inputOf(read('fee=0&seats=left'))).toEqual({ page: 1, limit: 20, fee_max: 0, has_seats: true });
    expect(inputOf(read('unit=7&from=2026-12-01&to=2026-12-31'))).toEqual({
      page: 1,
      limit: 20,
      of_unit: 7,
      exam_from: '2026-12-01',
      exam_to: '2026-12-31',
    });
  });

  it('counts the search and every choice as filters, but not the page', () => {
    expect(isFiltered(read('page=2'))).toBe(false);
    expect(isFiltered(read('search=a'))).toBe(true);
    expect(isFiltered(read('fee=0'))).toBe(true);
    expect(narrowings(read('search=a&level=3&fee=0&seats=left&page=2'))).toBe(3);
    expect(narrowings(read('unit=7&from=2026-12-01'))).toBe(2);
  });
});
