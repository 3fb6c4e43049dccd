import { expect, it } from 'vitest';
import { isLanguage, languages, languageTag } from './languages.js';

it('has the four languages of the specification', () => {
  expect(languages).toEqual(['en', 'zh', 'es', 'ja']);
});

it.each([
  ['en', true],
  ['zh', true],
  ['zh-CN', false],
  ['EN', false],
  ['', false],
  [null, false],
  [0, false],
])('knows that %j is a language: %s', (input, known) => {
  expect(isLanguage(input)).toBe(known);
});

it('gives each language a tag that Intl knows', () => {
  expect(languages.map(languageTag)).toEqual(['en', 'zh-Hans', 'es', 'ja']);
  for (const language of languages) {
    expect(Intl.getCanonicalLocales(languageTag(language))).toEqual([languageTag(language)]);
  }
});
