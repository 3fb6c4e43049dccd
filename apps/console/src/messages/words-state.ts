import {
  createTranslator,
  defaultProgramme,
  type Language,
  languageTag,
  type Translator,
} from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Messages } from './compiled/message-types.js';

const catalogues = {
  en: () => import('./en.js'),
  zh: () => import('./zh.js'),
  es: () => import('./es.js'),
  ja: () => import('./ja.js'),
} satisfies Record<Language, () => Promise<unknown>>;

/** The key of a message that needs no arguments. */
export type MessageKey = {
  [Key in keyof Messages]: Messages[Key] extends undefined ? Key : never;
}[keyof Messages];

type ComponentWords = Awaited<ReturnType<(typeof catalogues)[Language]>>['catalogue']['components'];

/** Everything the product says, in one language. */
export interface AppWords {
  readonly language: Language;
  readonly t: Translator<Messages>;
  readonly components: ComponentWords;
}

const state = proxy<{ words: AppWords | undefined }>({ words: undefined });

/** Downloads a language and shows it; the page keeps the one before until then. */
export const loadWords = async (language: Language): Promise<void> => {
  const { catalogue } = await catalogues[language]();
  const t = createTranslator<Messages>({
    language: languageTag(language),
    // The compiled trees are the parser's own output; JSON has only lost the names of their node types.
    messages: catalogue.messages as unknown as Parameters<typeof createTranslator>[0]['messages'],
    time_zone: defaultProgramme.time_zone,
  });
  state.words = ref({ language, t, components: catalogue.components });
  document.documentElement.lang = languageTag(language);
};

const loaded = (words: AppWords | undefined): AppWords => {
  if (!words) throw new Error('No words are loaded. Await loadWords() before anything is drawn.');
  return words;
};

/** The words in force, for code outside React. */
export const currentWords = (): AppWords => loaded(state.words);

/** The words in force; draws again when the language changes. */
export const useWords = (): AppWords => loaded(useSnapshot(state).words);
