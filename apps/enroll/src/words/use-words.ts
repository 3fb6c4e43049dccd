import { useSyncExternalStore } from 'react';
import { onWordsChange, type ShownWords, shownWords } from './word-store.js';

/** The translator and the current language. main.tsx draws nothing before the first words are there. */
export const useWords = (): ShownWords => {
  const words = useSyncExternalStore(onWordsChange, shownWords, shownWords);
  if (!words) throw new Error('A screen was drawn before its words were loaded; await needWords() first.');
  return words;
};
