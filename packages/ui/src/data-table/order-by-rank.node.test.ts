import { describe, expect, it } from 'vitest';
import { orderByRank } from './ranks-of.js';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('orderByRank', () => {
  it.each([
    ['upwards', [2, 0, -1, 2, 1, 0], false, 'bfeadc'],
    ['downwards, equal ones still as they came', [2, 0, -1, 2, 1, 0], true, 'adebfc'],
    ['with ranks that a filter has left', [7, 3, 3, -1, 9, 7], false, 'bcafed'],
    ['as they came where none has a rank', [-1, -1, -1, -1, -1, -1], true, 'abcdef'],
  ] as const)('orders rows %s', (_, ranks, descending, expected) => {
    expect(orderByRank(rows, ranks, descending).join('')).toBe(expected);
  });

  it('has nothing to order in no rows', () => {
    expect(orderByRank([], [], false)).toEqual([]);
  });
});
