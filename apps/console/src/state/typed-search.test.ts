import { describe, expect, it } from 'vitest';
import { letGo } from './let-go.js';
import { readSearch, withoutPersonal, writeSearch } from './typed-search.js';

const phone = '138 0013 8000';

const written = (query: string, text: string) => {
  const params = new URLSearchParams(query);
  writeSearch(params, text);
  return params;
};

describe('a search', () => {
  it('stands in the address if it is not a personal number', () => {
    const params = written('search=a&page=2', '张三');
    expect(params.toString()).toBe(new URLSearchParams({ search: '张三', page: '2' }).toString());
    expect(readSearch(params)).toBe('张三');
  });

  it('leaves a mark there if it may be one, by which this page finds it', () => {
    const params = written('search=a&status=approved', phone);
    expect([...params.keys()]).toEqual(['status', 'typed']);
    expect(params.get('typed')).not.toMatch(/138|0013|8000/);
    expect(readSearch(params)).toBe(phone);
  });

  it('has the same mark each time, and another search another one', () => {
    const mark = written('', phone).get('typed');
    expect(written('page=2', phone).get('typed')).toBe(mark);
    expect(written('', '11010519491231002X').get('typed')).not.toBe(mark);
  });

  it('takes its mark with it when it is changed or emptied', () => {
    const params = written('', phone);
    writeSearch(params, '');
    expect(params.toString()).toBe('');
    writeSearch(params, phone);
    writeSearch(params, '张三');
    expect([...params.keys()]).toEqual(['search']);
  });

  it('is deleted when another account comes, and unknown to another page', () => {
    const params = written('', phone);
    for (const forget of letGo) forget();
    expect(readSearch(params)).toBe('');
    expect(readSearch(new URLSearchParams('typed=mgh3k2ab0'))).toBe('');
  });
});

describe('an address that is written down', () => {
  it.each([
    ['?search=13800138000', ''],
    ['?status=approved&search=11010519491231002X&page=2', '?status=approved&page=2'],
    ['?search=%E5%BC%A0&page=2', '?search=%E5%BC%A0&page=2'],
    ['?search=a+b', '?search=a+b'],
    ['', ''],
  ])('has of %s what is nobody’s: %s', (query, expected) => {
    expect(withoutPersonal(query)).toBe(expected);
  });
});
