import type { ImportRow } from '@skillcert/api-client/contract';
import { type Words, wordsIn } from '../../http/words.js';
import type { ImportProblem } from '../../store/database.js';
import { choices } from './choices.js';

/** The values of a problem as people read them: a level of education by its name. */
const valuesIn = (words: Words, values: ImportProblem['values']) => {
  const education = choices.education.find((each) => each === values?.education);
  return education ? { ...values, education: words(`import.value.education.${education}`) } : values;
};

/** What is wrong with a row, in words of one language; by the title of the field, whatever the sheet calls it. */
export const sayProblems = (problems: readonly ImportProblem[], language: string): ImportRow['problems'] => {
  const words = wordsIn(language);
  return problems.map(({ field, say, values }) => ({
    column: field ? words(`import.field.${field}`) : '',
    message: words(say, valuesIn(words, values)),
  }));
};
