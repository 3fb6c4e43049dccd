import { languages } from '@skillcert/core';
import { wordsIn } from '../../http/words.js';
import { plainWord } from '../../sheet/plain-word.js';

/** Whether a column is the one that an earlier report added, in any of our languages. */
export const isReported = (head: string): boolean =>
  languages.some((language) => plainWord(wordsIn(language)('import.problems')) === plainWord(head));
