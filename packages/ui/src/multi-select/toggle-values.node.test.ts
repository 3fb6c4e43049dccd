import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleValues } from './toggle-values.js';

describe('toggleValues', () => {
  it.each([
    [[], ['a'], ['a'], 'puts one in'],
    [['a', 'b'], ['a'], ['b'], 'takes one out'],
    [['a'], ['a', 'b', 'c'], ['a', 'b', 'c'], 'puts in what is missing'],
    [['x', 'a', 'b'], ['b', 'a'], ['x'], 'takes all out once all are in'],
    [['x'], [], ['x'], 'of none changes nothing'],
  ])('%j with %j gives %j: %s', (chosen, values, expected) => {
    expect(toggleValues(chosen, values)).toEqual(expected);
  });

  it('never holds a value twice and leaves the others alone', () => {
    const values = fc.uniqueArray(fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(values, values, (chosen, toggled) => {
        const next = toggleValues(chosen, toggled);
        expect(new Set(next).size).toBe(next.length);
        const others = (list: readonly string[]) => list.filter((value) => !toggled.includes(value));
        expect(others(next)).toEqual(others(chosen));
      }),
    );
  });
});
