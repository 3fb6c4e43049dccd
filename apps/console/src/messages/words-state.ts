import { type Language, languageTag, type Translator } from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Messages } from './compiled/message-types.js';
import type { WordArea } from './word-area.js';

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

/** All words of the product, in one language. */
export interface AppWords {
  readonly language: Language;
  readonly t: Translator<Messages>;
  readonly components: Entry['components'];
  /** Which words of the signed-in part are here too; undefined before the sign-in. */
  readonly areas: readonly WordArea[] | undefined;
}

const state = proxy<{ words: AppWords | undefined }>({ words: undefined });

const download = async (language: Language, areas: AppWords['areas']): Promise<void> => {
  const { components, messages } = await entries[language]();
  // The words of the sign-in have no arguments, so intl comes with the words that need it.
  const plain: Translator<Messages> = (key, ..._none) => messages[key] ?? key;
  const t = areas
    ? await (await import('./translate-all.js')).translateAll(language, messages, areas)
    : plain;
  state.words = ref({ language, t, components, areas });
  document.documentElement.lang = languageTag(language);
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each download starts from the words that the one before it has shown. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * Downloads a language and shows it; the page keeps the previous one until then. Sign-in needs only the words of
 * the entry.
 */
export const loadWords = (language: Language): Promise<void> =>
  inTurn(() => download(language, state.words?.areas));

const loaded = (words: AppWords | undefined): AppWords => {
  if (!words) throw new Error('No words are loaded. Await loadWords() before anything is drawn.');
  return words;
};

/** The words in force, for code outside React. */
export const currentWords = (): AppWords => loaded(state.words);

/** Downloads the words of the signed-in part, with those of the areas, in the language in force. */
export const completeWords = (...wanted: readonly WordArea[]): Promise<void> =>
  inTurn(async () => {
    const { language, areas } = currentWords();
    const missing = wanted.filter((area) => !areas?.includes(area));
    if (!areas || missing.length > 0) await download(language, [...(areas ?? []), ...missing]);
  });

/** The words in force; draws again when the language changes. */
export const useWords = (): AppWords => loaded(useSnapshot(state).words);
