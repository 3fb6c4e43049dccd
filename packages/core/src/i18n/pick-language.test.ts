import { describe, expect, it } from 'vitest';
import { languages } from './languages.js';
import { pickLanguage } from './pick-language.js';

describe('pickLanguage', () => {
  it.each<[unknown, string[], string, string]>([
    ['ja', ['zh-CN'], 'ja', 'the saved one comes first'],
    ['fr', ['zh-CN'], 'zh', 'an unknown saved value is ignored'],
    ['', ['es'], 'es', 'an empty saved value is ignored'],
    [null, ['zh-TW'], 'zh', 'the primary subtag counts'],
    [null, ['ZH-hans-CN'], 'zh', 'letter case does not'],
    [null, ['ca-ES'], 'en', 'Catalan in Spain is not Spanish'],
    [null, ['fr-FR', 'de', 'ja-JP', 'es'], 'ja', 'the first of the list that we have'],
    [undefined, ['esperanto'], 'en', 'a subtag that begins alike is another language'],
    [undefined, ['fr'], 'en', 'English when there is none'],
    [undefined, [], 'en', 'English when nothing is known'],
    ['EN', [], 'en', 'saved values are our own, in small letters'],
    ['constructor', ['__proto__'], 'en', 'names of objects are no languages'],
  ])('picks from saved %j and browser %j: %s (%s)', (saved, browser, language) => {
    expect(pickLanguage(saved, browser)).toBe(language);
  });

  it.each<[unknown, string[], string, string]>([
    ['ja', ['en-GB'], 'en', 'a saved language that this programme does not offer is ignored'],
    [null, ['es', 'ja'], 'zh', 'the programme’s default when none is offered'],
    ['en', ['zh'], 'en', 'the saved one comes first'],
  ])('picks from saved %j and browser %j among zh and en: %s (%s)', (saved, browser, language) => {
    const programme = { languages: ['zh', 'en'], default_language: 'zh' } as const;
    expect(pickLanguage(saved, browser, programme)).toBe(language);
  });

  it.each(languages)('keeps %s when it is saved', (language) => {
    expect(pickLanguage(language, ['fr'])).toBe(language);
  });
});
