import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayRange, markInRange, rangeOf } from './day-range.js';
import { readRange } from './read-range.js';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const rules = {
  readDay: (text: string) =>
    text === 'soon' ? { problem: 'unclear' } : { value: text === '' ? null : text },
  disorder: 'turned',
};

describe('a range', () => {
  it('is ordered, whichever day was chosen first', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const { from, to } = rangeOf(one, other);
        expect(from !== null && to !== null && from <= to).toBe(true);
        expect(rangeOf(other, one)).toEqual({ from, to });
      }),
    );
  });

  it.each<[string, DayRange, string | undefined]>([
    ['2026-11-05', { from: '2026-11-05', to: '2026-11-10' }, 'from'],
    ['2026-11-07', { from: '2026-11-05', to: '2026-11-10' }, 'between'],
    ['2026-11-10', { from: '2026-11-05', to: '2026-11-10' }, 'to'],
    ['2026-11-11', { from: '2026-11-05', to: '2026-11-10' }, undefined],
    ['2026-11-05', { from: '2026-11-05', to: '2026-11-05' }, 'only'],
    ['2026-11-05', { from: '2026-11-05', to: null }, 'only'],
    ['2026-11-10', { from: null, to: '2026-11-10' }, 'only'],
    ['2026-11-07', { from: null, to: '2026-11-10' }, undefined],
  ])('marks %s in %j as %j', (each, range, mark) => {
    expect(markInRange(range, each)).toBe(mark);
  });
});

describe('readRange', () => {
  it.each([
    ['', '', null, null, undefined, undefined],
    ['2026-11-05', '2026-11-10', '2026-11-05', '2026-11-10', undefined, undefined],
    ['2026-11-05', '', '2026-11-05', null, undefined, undefined],
    ['', '2026-11-10', null, '2026-11-10', undefined, undefined],
    ['soon', '2026-11-10', null, '2026-11-10', 'unclear', undefined],
    ['2026-11-05', 'soon', '2026-11-05', null, undefined, 'unclear'],
    ['2026-11-10', '2026-11-05', '2026-11-10', null, undefined, 'turned'],
  ])('reads %j and %j as %j to %j with %j and %j', (first, last, from, to, fromProblem, toProblem) => {
    expect(readRange({ from: first, to: last }, rules)).toEqual({
      value: { from, to },
      problems: { from: fromProblem, to: toProblem },
    });
  });

  it('never gives an end before its start', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        const { value } = readRange({ from, to }, rules);
        expect(value.from === null || value.to === null || value.from <= value.to).toBe(true);
      }),
    );
  });
});
