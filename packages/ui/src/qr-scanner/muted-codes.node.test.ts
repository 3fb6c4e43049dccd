import { expect, it } from 'vitest';
import { mutedCodes } from './muted-codes.js';

/** Which of the codes that are seen count, each with its moment. */
const counted = (...seen: readonly (readonly [code: string, at: number])[]) => {
  const counts = mutedCodes();
  return seen.filter(([code, at]) => counts(code, at));
};

it('a code counts once however long it is held there', () => {
  const held = Array.from({ length: 100 }, (_, at) => ['a', at * 100] as const);
  expect(counted(...held)).toEqual([['a', 0]]);
});

it('a code counts again once it was out of sight for two seconds, and not before', () => {
  expect(counted(['a', 0], ['a', 1_999], ['a', 3_998], ['a', 5_998])).toEqual([
    ['a', 0],
    ['a', 5_998],
  ]);
});

it('another code counts at once, and two in turn do not wake each other', () => {
  expect(counted(['a', 0], ['b', 100], ['a', 200], ['b', 300], ['c', 400])).toEqual([
    ['a', 0],
    ['b', 100],
    ['c', 400],
  ]);
});
