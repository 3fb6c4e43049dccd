import { useContext, useSyncExternalStore } from 'react';
import { onWordsChange, type ShownWords, shownWords } from './word-store.js';
import { WordsContext } from './words-context.js';

/** The translator and the current language. main.tsx draws nothing before the first words are there. */
export const useWords = (): ShownWords => {
  const given = useContext(WordsContext);
  const words = useSyncExternalStore(onWordsChange, shownWords, shownWords);
  const shown = given ?? words;
  if (!shown) throw new Error('A screen was drawn before its words were loaded; await needWords() first.');
  return shown;
};
