import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from './filter.js';
import {
  choicesOf,
  intervalOf,
  joinChoices,
  joinInterval,
  readFilters,
  withFilterValue,
  writeFilters,
} from './filter-values.js';

const options = ['pass', 'wait', 'a,b'].map((value) => ({ value, label: value }));
const filters: readonly Filter[] = [
  { kind: 'text', id: 'search', label: 'Name' },
  { kind: 'select', id: 'level', label: 'Level', options },
  { kind: 'multi', id: 'state', label: 'State', options },
  { kind: 'dates', id: 'applied', label: 'Applied' },
];

describe('the choices of a multi filter', () => {
  it('come back with any values', () => {
    assert(
      property(array(string({ minLength: 1 })), (choices) => {
        expect(choicesOf(joinChoices(choices))).toEqual(choices);
      }),
    );
  });
});

describe('an interval', () => {
  it.each([
    ['2026-11-01/2026-11-21', '2026-11-01', '2026-11-21'],
    ['2026-11-01/', '2026-11-01', ''],
    ['/2026-11-21', '', '2026-11-21'],
    ['', '', ''],
    ['yesterday/2026-11-21', '', '2026-11-21'],
  ])('%s has the ends "%s" and "%s"', (text, from, to) => {
    expect(intervalOf(text)).toEqual({ from, to });
  });

  it('is nothing where both ends are open', () => {
    expect(joinInterval('', '')).toBe('');
    expect(joinInterval('2026-11-01', '')).toBe('2026-11-01/');
  });
});

describe('readFilters', () => {
  it.each([
    ['', {}],
    ['search=王', { search: '王' }],
    ['level=pass', { level: 'pass' }],
    ['level=gone', {}],
    ['state=pass,gone,a%252Cb', { state: 'pass,a%2Cb' }],
    ['applied=2026-11-01/', { applied: '2026-11-01/' }],
    ['applied=soon', {}],
    ['page=3&sort=name', {}],
  ])('understands "%s" as %o', (query, value) => {
    expect(readFilters(filters, new URLSearchParams(query))).toEqual(value);
  });
});

describe('writeFilters', () => {
  it('keeps foreign parameters, and drops the page', () => {
    const params = new URLSearchParams('sort=name&page=3&level=pass');
    expect(writeFilters(filters, { search: '王' }, params).toString()).toBe(
      new URLSearchParams({ sort: 'name', search: '王' }).toString(),
    );
    expect(params.get('page')).toBe('3');
  });

  it('reads its own output', () => {
    const value = { search: 'a&b', state: joinChoices(['a,b', 'pass']), applied: '/2026-11-21' };
    expect(readFilters(filters, writeFilters(filters, value, new URLSearchParams()))).toEqual(value);
  });
});

describe('withFilterValue', () => {
  it('takes an empty filter out', () => {
    expect(withFilterValue({ a: '1', b: '2' }, 'a', '')).toEqual({ b: '2' });
    expect(withFilterValue({ b: '2' }, 'a', '1')).toEqual({ a: '1', b: '2' });
  });
});
