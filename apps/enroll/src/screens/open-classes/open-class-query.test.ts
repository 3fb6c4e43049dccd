import { describe, expect, it } from 'vitest';
import { inputOf, isFiltered, narrowings, readQuery, writeQuery } from './open-class-query.js';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the query of the open classes', () => {
  it('reads every filter of the address', () => {
    expect(read('search=咨询&level=3&city=上海&fee=48000&seats=left&page=2')).toEqual({
      search: '咨询',
      level: '3',
      city: '上海',
      fee: '48000',
      seats: 'left',
      page: 2,
    });
  });

  it.each([
    ...['level=9', 'level=%00', 'page=0', 'page=-1', 'page=1.5', 'page=x', ''],
    ...['fee=-1', 'fee=4.5', 'fee=much', 'fee=999999999', 'seats=none'],
  ])('leaves out what makes no sense: %s', (text) => {
    expect(read(text)).toEqual({ search: '', level: '', city: '', fee: '', seats: '', page: 1 });
  });

  it('cuts a search to what the server takes', () => {
    expect(read(`search=${'a'.repeat(200)}`).search).toHaveLength(80);
  });

  it('writes only what is set, and reads it back', () => {
    expect(writeQuery(read('')).toString()).toBe('');
    const query = read('search=a+b&city=上海&fee=0&seats=left&page=3');
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
  });

  it('counts the search and every choice as filters, but not the page', () => {
    expect(isFiltered(read('page=2'))).toBe(false);
    expect(isFiltered(read('search=a'))).toBe(true);
    expect(isFiltered(read('fee=0'))).toBe(true);
    expect(narrowings(read('search=a&level=3&fee=0&seats=left&page=2'))).toBe(3);
  });
});
