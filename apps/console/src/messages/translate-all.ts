import {
  createTranslator,
  defaultProgramme,
  type Language,
  languageTag,
  type Translator,
} from '@skillcert/core';
import type { Messages } from './compiled/message-types.js';
import type { WordArea } from './word-area.js';

const otherWords = {
  en: () => Promise.all([import('virtual:words/en/rest'), import('virtual:word-areas/en')]),
  zh: () => Promise.all([import('virtual:words/zh/rest'), import('virtual:word-areas/zh')]),
  es: () => Promise.all([import('virtual:words/es/rest'), import('virtual:word-areas/es')]),
  ja: () => Promise.all([import('virtual:words/ja/rest'), import('virtual:word-areas/ja')]),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * The translator of a language for the signed-in part: the words of the entry, those that every screen has, and
 * those of the areas, with plurals and arguments.
 */
export const translateAll = async (
  language: Language,
  entry: Readonly<Record<string, string>>,
  wanted: readonly WordArea[],
): Promise<Translator<Messages>> => {
  const [{ messages }, { areas }] = await otherWords[language]();
  const ofAreas = await Promise.all(wanted.map((area) => areas[area]()));
  return createTranslator<Messages>({
    language: languageTag(language),
    messages: Object.assign({}, entry, messages, ...ofAreas.map((area) => area.messages)),
    time_zone: defaultProgramme.time_zone,
    // The types know every word, not which areas have come; .ci/check-word-areas.mjs finds a download that says more
    // than it brings.
    onError: (error) => reportError(error),
  });
};
