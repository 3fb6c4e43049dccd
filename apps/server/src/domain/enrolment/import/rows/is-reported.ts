import { languages } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';

/** Whether a column is the one that an earlier report added, in any of our languages. */
export const isReported = (head: string): boolean =>
  languages.some((language) => plainWord(wordsIn(language)('import.problems')) === plainWord(head));
