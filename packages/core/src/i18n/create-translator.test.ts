import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from './create-translator.js';

type Messages = {
  readonly 'class.title': undefined;
  readonly 'class.seats': { readonly taken: number };
  readonly 'class.opens': { readonly at: Date };
};

const messages = {
  'class.title': 'Classes',
  'class.seats': '{taken, plural, =0 {No seat} one {# seat} other {# seats}} taken',
  'class.opens': 'Opens {at, time, short}',
};

describe('createTranslator', () => {
  const t = createTranslator<Messages>({ language: 'en', messages });

  it('translates a message without arguments', () => {
    expect(t('class.title')).toBe('Classes');
  });

  it.each([
    [0, 'No seat taken'],
    [1, '1 seat taken'],
    [1200, '1,200 seats taken'],
  ])('says %d in the plural form of the language', (taken, words) => {
    expect(t('class.seats', { taken })).toBe(words);
  });

  it('shows times in the zone of the programme, not in that of the machine', () => {
    const at = new Date('2026-11-21T04:05:00Z');
    const inNewYork = createTranslator<Messages>({
      language: 'en',
      messages,
      time_zone: 'America/New_York',
    });
    expect(t('class.opens', { at })).toMatch(/12:05/);
    expect(inNewYork('class.opens', { at })).toMatch(/11:05/);
  });

  it('translates precompiled syntax trees', () => {
    const compiled = { 'class.seats': parse('已占 {taken, number} 个名额') };
    const say = createTranslator<Messages>({ language: 'zh', messages: compiled });
    expect(say('class.seats', { taken: 3 })).toBe('已占 3 个名额');
  });

  it('looks for words without arguments once, however often they are asked for', () => {
    const onError = vi.fn();
    const say = createTranslator<Messages>({ language: 'en', messages: {}, onError });
    for (const _row of [1, 2, 3]) say('class.title');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('reads quoted text as ICU text, without arguments too', () => {
    const quoted = { 'class.title': "Classes '{all}'" };
    expect(createTranslator<Messages>({ language: 'en', messages: quoted })('class.title')).toBe(
      'Classes {all}',
    );
  });

  it('shows the key of a missing message and reports it', () => {
    const onError = vi.fn();
    const say = createTranslator<Messages>({ language: 'en', messages: {}, onError });
    expect(say('class.title')).toBe('class.title');
    expect(onError).toHaveBeenCalledOnce();
    expect(createTranslator<Messages>({ language: 'en', messages: {} })('class.title')).toBe('class.title');
  });
});
