import { createTranslator, type Language } from '@skillcert/core';
import { en } from '@skillcert/ui/locales/en';
import { es } from '@skillcert/ui/locales/es';
import { ja } from '@skillcert/ui/locales/ja';
import { zh } from '@skillcert/ui/locales/zh';
import enWords from '../messages/compiled/en.json';
import esWords from '../messages/compiled/es.json';
import jaWords from '../messages/compiled/ja.json';
import type { Messages } from '../messages/compiled/message-types.js';
import zhWords from '../messages/compiled/zh.json';
import type { ShownWords } from '../words/word-store.js';

const sources = { en: [enWords, en], es: [esWords, es], ja: [jaWords, ja], zh: [zhWords, zh] } as const;
const known = new Map<Language, ShownWords>();

/** All words of a language, for the pages that the server draws. */
export const wordsOf = (language: Language): ShownWords => {
  const found = known.get(language);
  if (found) return found;
  const [messages, components] = sources[language];
  const fail = (error: Error) => {
    throw error;
  };
  const words = {
    language,
    components,
    t: createTranslator<Messages>({ language, messages, onError: fail }),
  };
  known.set(language, words);
  return words;
};
