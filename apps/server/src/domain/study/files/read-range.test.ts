import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.js';

describe('a range of a thousand bytes', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 999 }],
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=200-299', { from: 200, to: 299 }],
    ['bytes=999-', { from: 999, to: 999 }],
    ['bytes=900-5000', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=300-200', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['bytes=a-b', null],
    ['items=0-1', null],
    ['bytes=9999999999999999999999-', null],
    [undefined, null],
  ])('asked for by %s is %j', (header, range) => {
    expect(readRange(header, 1_000)).toEqual(range);
  });
});
