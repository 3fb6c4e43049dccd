import { createTranslator, type Language, type Translator } from '@skillcert/core';
import type { Words } from '@skillcert/ui';
import { currentLanguage, saveLanguage } from '../language/current-language.js';
import { languageTag } from '../language/language-tag.js';
import type { Messages } from '../messages/compiled/message-types.js';
import { partsUpTo, type WordPart, wordSources } from './word-sources.js';

/** The words in sight: the language, its translator, and the components' own words. */
export interface ShownWords {
  readonly language: Language;
  readonly t: Translator<Messages>;
  readonly components: Words;
}

const needed = new Set<WordPart>();
const listeners = new Set<() => void>();
let shown: ShownWords | undefined;
let latest: Promise<void> | undefined;

const fetchWords = async (language: Language): Promise<ShownWords> => {
  const sources = wordSources[language];
  const [{ components }, ...catalogues] = await Promise.all([
    sources.first(),
    ...[...needed].map((part) => sources[part]()),
  ]);
  const messages = Object.assign({}, ...catalogues.map(({ words }) => words));
  // The types know every word, but not which parts have arrived: a missing word fails any spec that meets it.
  const t = createTranslator<Messages>({ language, messages, onError: (error) => reportError(error) });
  return { language, components, t };
};

const show = (words: ShownWords) => {
  shown = words;
  document.documentElement.lang = languageTag[words.language];
  for (const listener of listeners) listener();
};

const load = (language: Language): Promise<void> => {
  const mine: Promise<void> = fetchWords(language).then((words) => {
    // A later request has overtaken this one; its caller gets the later words.
    if (latest !== mine) return latest;
    show(words);
  });
  latest = mine;
  return mine;
};

/** Loads a part of the words, and those it builds on, before a screen that needs them is drawn. */
export const needWords = async (part: WordPart): Promise<void> => {
  const missing = partsUpTo[part].filter((each) => !needed.has(each));
  if (missing.length === 0) return latest;
  for (const each of missing) needed.add(each);
  try {
    await load(currentLanguage());
  } catch (error) {
    for (const each of missing) needed.delete(each);
    throw error;
  }
};

/** Changes the language at once and for the next visit; the old one stays when the words cannot be fetched. */
export const showLanguage = async (language: Language): Promise<void> => {
  await load(language);
  saveLanguage(language);
};

/** The words in sight; undefined until the first part has arrived. */
export const shownWords = (): ShownWords | undefined => shown;

/** Calls a listener on every change of words; returns the function to stop. */
export const onWordsChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
