import { describe, expect, it } from 'vitest';
import { ranksOf, type Value } from './ranks-of.js';

// A multiplicative hash: the same words at every run, of all characters from 一 to 龥.
const character = (number: number) =>
  String.fromCodePoint(0x4e00 + (((number * 2_654_435_761) % 4_294_967_296) % 20_902));
const names = Array.from({ length: 3000 }, (_, number) =>
  Array.from({ length: 1 + (number % 3) }, (_each, at) => character(number * 3 + at)).join(''),
);

const inOrder = (values: readonly Value[], language: string) => {
  const ranks = ranksOf(values, language);
  return values.map((value, at) => ({ value, rank: ranks[at] ?? -1 })).sort((a, b) => a.rank - b.rank);
};

describe('ranksOf', () => {
  // In Korean hanja of one reading sort as one, so that they cannot be placed one by one.
  it.each(['zh', 'zh-Hant', 'ja', 'ko', 'en', 'es'])(
    'sorts Chinese names as a collator does, %s',
    (language) => {
      const { compare } = new Intl.Collator(language);
      const words = [
        ...new Set([...names, '王', '王芳', '王芳芳', 'Ana', '王a', '王 芳', '々', '⼀乙', '一甲']),
      ];
      expect(inOrder(words, language).map(({ value }) => value)).toEqual([...words].sort(compare));
    },
  );

  it('gives equal values the same rank, and missing values none', () => {
    expect(ranksOf(['b', 'a', undefined, 'b', 'c'], 'en')).toEqual([1, 0, -1, 1, 2]);
    expect(ranksOf([10, 9, Number.NaN, 10, undefined], 'en')).toEqual([1, 0, -1, 1, -1]);
    expect(ranksOf(['王芳', '李娜', '王芳'], 'zh')).toEqual([1, 0, 1]);
  });
});
