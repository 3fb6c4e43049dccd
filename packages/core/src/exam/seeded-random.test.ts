import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.js';

it('makes the same choices from the same seed, within the given range', () => {
  const choices = (seed: number) => {
    const random = createSeededRandom(seed);
    return Array.from({ length: 50 }, () => [
      random.between(3, 5),
      random.pick(['a', 'b']),
      random.chance(0.5),
    ]);
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(new Set(choices(7).map(([number]) => number))).toEqual(new Set([3, 4, 5]));
});

it('puts the same items in another order, and picks nothing out of nothing', () => {
  const random = createSeededRandom(7);
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = random.shuffle(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.sort()).toEqual(items);
  expect(() => random.pick([])).toThrow('nothing to pick from');
});
