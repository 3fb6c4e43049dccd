import { languages } from '@skillcert/core';
import { describe, expect, it } from 'vitest';

type Said = string | ((...facts: never[]) => unknown) | { readonly [part: string]: Said };

const ofParts = import.meta.glob<Record<string, unknown>>('../*/*-words.ts', { eager: true });
const ofHosts = import.meta.glob<Record<string, Record<string, Said>>>('./??.ts', { eager: true });

const isByLanguage = (value: unknown): value is Record<(typeof languages)[number], Said> =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);

const parts = Object.entries(ofParts).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isByLanguage)
    .map((words) => ({ file, words })),
);

/** The texts for one thing and for several, each with its place. */
const saidBy = (said: Said, place: string): { place: string; text: unknown }[] => {
  if (typeof said === 'string') return [{ place, text: said }];
  if (typeof said !== 'function')
    return Object.entries(said).flatMap(([name, inner]) => saidBy(inner, `${place}.${name}`));
  return [1, 3].map((fact) => ({
    place: `${place}(${fact})`,
    text: Reflect.apply(
      said,
      undefined,
      Array.from({ length: said.length }, (_, at) => fact + at),
    ),
  }));
};

const isNoText = ({ text }: { text: unknown }) =>
  typeof text !== 'string' || text.trim() === '' || /undefined|NaN|\[object/.test(text);

describe.each(languages)('in %s', (language) => {
  it('every part has a text for each of its messages, in the singular and the plural', () => {
    expect(parts.length).toBeGreaterThan(20);
    for (const { file, words } of parts)
      expect(saidBy(words[language], file).filter(isNoText), file).toEqual([]);
  });

  it('so do the words that a host gives to the provider', () => {
    const [words] = Object.values(ofHosts[`./${language}.ts`] ?? {});
    const all = saidBy(words ?? {}, language);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(isNoText)).toEqual([]);
  });

  it('what could not be loaded does not blame the connection: the server may have answered', () => {
    const [words] = Object.values(ofHosts[`./${language}.ts`] ?? {});
    const said = saidBy(words ?? {}, language).map(({ text }) => String(text));
    expect(said.filter((text) => /网络|connection|network|conexión|接続|ネットワーク/i.test(text))).toEqual(
      [],
    );
  });
});
