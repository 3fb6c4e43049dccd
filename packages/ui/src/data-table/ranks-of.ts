import type { Value } from './column-values.js';

interface Keyed {
  value: Value;
  /** Of a word of Chinese characters only: sorts by its codes as the word does by the language. */
  key: string | undefined;
}

const ideographs = /^\p{Unified_Ideograph}+$/u;

/**
 * A code for each character, in the order of the language; none if two of them sort as one, as the hanja of one
 * reading do in Korean.
 */
const codesOf = (characters: readonly string[], language: string): ReadonlyMap<string, string> => {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const sorted = [...characters].sort(compare);
  const alike = sorted.some((each, at) => at > 0 && compare(sorted[at - 1] ?? '', each) === 0);
  return new Map(alike ? [] : sorted.map((each, at) => [each, String.fromCharCode(at)]));
};

/**
 * Values with their keys. Chinese characters sort one by one, so each needs its place among the others only once:
 * asking a collator about every two of 10,000 names takes twice as long.
 */
const keyed = (values: readonly Value[], language: string): Keyed[] => {
  const words = values.map((value) => (ideographs.test(String(value)) ? String(value) : ''));
  const codes = codesOf([...new Set(words.join(''))], language);
  return values.map((value, at) => {
    let key = codes.size > 0 && words[at] ? '' : undefined;
    if (key !== undefined) for (const character of words[at] ?? '') key += codes.get(character) ?? '';
    return { value, key };
  });
};

/** Compares two values the way people sort them: numbers by size, words by the language. */
const compareBy =
  (collator: Intl.Collator) =>
  (a: Keyed, b: Keyed): number => {
    if (a.key !== undefined && b.key !== undefined) return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    return typeof a.value === 'number' && typeof b.value === 'number'
      ? a.value - b.value
      : collator.compare(String(a.value), String(b.value));
  };

/** The place of each value among all, from 0: equal ones share one, and a missing value has -1. */
export const ranksOf = (values: readonly Value[], language: string): number[] => {
  const known = [...new Set(values)].filter((value) => value !== undefined && !Number.isNaN(value));
  const compare = compareBy(new Intl.Collator(language));
  const ranks = new Map<Value, number>();
  let rank = -1;
  let before: Keyed | undefined;
  for (const each of keyed(known, language).sort(compare)) {
    if (before === undefined || compare(before, each) !== 0) rank += 1;
    ranks.set(each.value, rank);
    before = each;
  }
  return values.map((value) => ranks.get(value) ?? -1);
};
