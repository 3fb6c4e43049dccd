import { expect, it } from 'vitest';
import { nameGrams, searchGrams } from './name-grams.js';

it('finds a name by each character and each pair of neighbours', () => {
  expect(nameGrams('王小明')).toEqual(['王', '小', '明', '王小', '小明']);
});

it('counts rare characters as one, and ignores case, width and spaces', () => {
  expect(nameGrams('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
  expect(nameGrams('Ａb c')).toEqual(['a', 'b', 'c', 'ab', 'bc']);
});

it('asks for the pairs of a search, or for its only character', () => {
  expect(searchGrams('小明')).toEqual(['小明']);
  expect(searchGrams('明')).toEqual(['明']);
});
