import type { ImportRow } from '@skillcert/api-client/contract';
import { wordsIn } from '../../http/words.js';
import type { ImportProblem } from '../../store/database.js';

/** What is wrong with a row, in words of one language; by the title of the field, whatever the sheet calls it. */
export const sayProblems = (problems: readonly ImportProblem[], language: string): ImportRow['problems'] => {
  const words = wordsIn(language);
  return problems.map(({ field, say, values }) => ({
    column: field ? words(`import.field.${field}`) : '',
    message: words(say, values),
  }));
};
