import { limits } from '@skillcert/core';
import { expect, it } from 'vitest';
import { askInRounds, partsOf } from './ask-in-rounds.js';

it('asks for all where nobody is chosen, and for the chosen in parts of what one call takes', () => {
  expect(partsOf([])).toEqual([undefined]);
  const chosen = Array.from({ length: limits.decide_at_once_max + 1 }, (_, n) => n);
  expect(partsOf(chosen).map((part) => part?.length)).toEqual([limits.decide_at_once_max, 1]);
});

it('goes on until nothing is left, and ends where a round is refused or asks for none', async () => {
  const answers = (...list: ({ asked: number; left: number } | undefined)[]) => {
    const rounds = list.values();
    return async () => {
      const { value } = rounds.next();
      return value && { ...value, asked_cents: value.asked * 68_000 };
    };
  };
  expect(await askInRounds(answers({ asked: 200, left: 97 }, { asked: 97, left: 0 }))).toBe(297);
  expect(await askInRounds(answers({ asked: 200, left: 97 }, undefined, { asked: 97, left: 0 }))).toBe(200);
  expect(await askInRounds(answers({ asked: 0, left: 97 }, { asked: 97, left: 0 }))).toBe(0);
});
