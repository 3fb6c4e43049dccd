import { type Language, languageTag, type Translator } from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Messages } from './compiled/message-types.js';

const entries = {
  en: () => import('./en.js'),
  zh: () => import('./zh.js'),
  es: () => import('./es.js'),
  ja: () => import('./ja.js'),
} satisfies Record<Language, () => Promise<unknown>>;

/** The key of a message that needs no arguments. */
export type MessageKey = {
  [Key in keyof Messages]: Messages[Key] extends undefined ? Key : never;
}[keyof Messages];

type Entry = Awaited<ReturnType<(typeof entries)[Language]>>;

/** The plain words of the pages before the layout, by key. */
export type EntryWords = Entry['messages'];

/** Everything the product says, in one language. */
export interface AppWords {
  readonly language: Language;
  readonly t: Translator<Messages>;
  readonly components: Entry['components'];
  /** Whether the words of the signed-in part are here too. */
  readonly isComplete: boolean;
}

const state = proxy<{ words: AppWords | undefined }>({ words: undefined });

/** Downloads a language and shows it; the page keeps the one before until then. Sign-in needs only the words of the entry. */
export const loadWords = async (
  language: Language,
  isComplete: boolean = state.words?.isComplete ?? false,
): Promise<void> => {
  const { components, messages } = await entries[language]();
  // Sign-in says nothing with arguments, so intl comes with the words that need it.
  const plain: Translator<Messages> = (key, ..._none) => messages[key] ?? key;
  const t = isComplete ? await (await import('./translate-all.js')).translateAll(language, messages) : plain;
  state.words = ref({ language, t, components, isComplete });
  document.documentElement.lang = languageTag(language);
};

const loaded = (words: AppWords | undefined): AppWords => {
  if (!words) throw new Error('No words are loaded. Await loadWords() before anything is drawn.');
  return words;
};

/** The words in force, for code outside React. */
export const currentWords = (): AppWords => loaded(state.words);

/** Downloads the words of the signed-in part in the language in force. */
export const completeWords = async (): Promise<void> => {
  const { language, isComplete } = currentWords();
  if (!isComplete) await loadWords(language, true);
};

/** The words in force; draws again when the language changes. */
export const useWords = (): AppWords => loaded(useSnapshot(state).words);
