import { limits } from '@skillcert/core';
import { expect, it } from 'vitest';
import { askForParts, askInRounds } from './ask-in-rounds.js';

it('asks for all where nobody is chosen, and for the chosen in parts of what one call takes', async () => {
  const sizes: (number | undefined)[] = [];
  const send = async (part: readonly number[] | undefined) => {
    sizes.push(part?.length);
    return { asked: 1, asked_cents: 68_000, left: 0 };
  };
  await askForParts([], send);
  const chosen = Array.from({ length: limits.decide_at_once_max + 1 }, (_, n) => n);
  await askForParts(chosen, send);
  expect(sizes).toEqual([undefined, limits.decide_at_once_max, 1]);
});

const answers = (...list: ({ asked: number; left: number } | undefined)[]) => {
  const rounds = list.values();
  return async () => {
    const { value } = rounds.next();
    return value && { ...value, asked_cents: value.asked * 68_000 };
  };
};

it('goes on until nothing is left, and ends where a round is refused', async () => {
  expect(await askInRounds(answers({ asked: 200, left: 97 }, { asked: 97, left: 0 }))).toEqual({
    ...{ asked: 297, isWhole: true },
  });
  expect(await askInRounds(answers({ asked: 200, left: 97 }, undefined, { asked: 97, left: 0 }))).toEqual({
    ...{ asked: 200, isWhole: false },
  });
});

it('tries once more where a colleague asked for the same round, and not for ever', async () => {
  const vain = { asked: 0, left: 97 };
  expect(await askInRounds(answers(vain, { asked: 97, left: 0 }))).toEqual({ asked: 97, isWhole: true });
  expect(await askInRounds(answers(vain, vain, { asked: 97, left: 0 }))).toEqual({
    asked: 0,
    isWhole: false,
  });
});

it('asks for no further part after one without an answer, and leaves those chosen who are not asked for', async () => {
  const most = limits.decide_at_once_max;
  const chosen = Array.from({ length: 2 * most + 1 }, (_, n) => n);
  const whole = { asked: most, left: 0 };
  const { asked, isWhole, rest } = await askForParts(
    chosen,
    answers(whole, undefined, { asked: 1, left: 0 }),
  );
  expect({ asked, isWhole }).toEqual({ asked: most, isWhole: false });
  expect(rest).toEqual(chosen.slice(most));
  const again = answers(whole, { asked: 1, left: 0 });
  expect(await askForParts(rest, again)).toEqual({ asked: most + 1, isWhole: true, rest: [] });
});
