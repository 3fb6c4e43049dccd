import { createContext } from 'react';
import type { ShownWords } from './word-store.js';

/** The words of a page that the server draws: it serves all languages at once and has none in sight. */
export const WordsContext = createContext<ShownWords | undefined>(undefined);
