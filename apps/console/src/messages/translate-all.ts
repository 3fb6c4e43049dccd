import {
  createTranslator,
  defaultProgramme,
  type Language,
  languageTag,
  type Translator,
} from '@skillcert/core';
import type { Messages } from './compiled/message-types.js';
import type { EntryWords } from './words-state.js';

const otherWords = {
  en: () => import('virtual:words/en/rest'),
  zh: () => import('virtual:words/zh/rest'),
  es: () => import('virtual:words/es/rest'),
  ja: () => import('virtual:words/ja/rest'),
} satisfies Record<Language, () => Promise<unknown>>;

/** The translator of every message of a language: the words of the entry and all others, with plurals and arguments. */
export const translateAll = async (language: Language, entry: EntryWords): Promise<Translator<Messages>> => {
  const { messages } = await otherWords[language]();
  return createTranslator<Messages>({
    language: languageTag(language),
    messages: { ...entry, ...messages },
    time_zone: defaultProgramme.time_zone,
  });
};
