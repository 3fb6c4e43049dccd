import { wordsIn } from '../words.js';

const shown = 3;

/** The first of some names in a sentence; an ellipsis stands for the others of `count`. */
export const firstNames = (names: readonly string[], count: number, language: string): string =>
  `${names.slice(0, shown).join(wordsIn(language)('credential.comma'))}${count > shown ? '…' : ''}`;
