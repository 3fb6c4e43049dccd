import type { ImportField, ImportRow } from '@skillcert/api-client/contract';
import type { PhotoLeftover } from '@skillcert/core';
import { type Words, wordsIn } from '../../../../platform/http/words.js';
import type { CellFlaw } from '../../../../platform/sheet/sheet-row.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import { type Choice, choices } from './choices.js';

/** Problems that only an import finds in a row. All others use the messages of the enrol site. */
type RowProblem =
  | CellFlaw['why']
  | 'repeated'
  | 'photo_missing'
  | 'photo_twice'
  | 'photo_several'
  | 'not_written'
  | 'condition'
  | 'unknown_word'
  | 'day_missing'
  | 'years_unread'
  | 'not_a_choice';

/** The message keys that imports use. */
type ImportWord =
  | `import.field.${ImportField}`
  | `import.photo_left.${PhotoLeftover}`
  | `import.problem.${RowProblem}`
  | `import.value.${Choice}`
  | 'import.photo_file'
  | 'import.photo_why'
  | 'import.photos_left'
  | 'import.sheet'
  | 'import.problems';

/** The values of a problem as people read them, such as the name of a level of education. */
const valuesIn = (words: Words, { field, values }: ImportProblem) => {
  if (field && field in choices && values?.offered !== undefined) {
    const known = field as keyof typeof choices;
    const offered = choices[known].filter((each) => String(values.offered).split(', ').includes(each));
    // Each of them is a choice of its field.
    return {
      ...values,
      offered: offered.map((each) => words(`import.value.${`${known}.${each}` as Choice}`)).join(', '),
    };
  }
  const education = choices.education.find((each) => each === values?.education);
  return education ? { ...values, education: words(`import.value.education.${education}`) } : values;
};

/**
 * The problems of a row in one language. A column is called by the title of its field, not by the heading in the sheet.
 */
export const sayProblems = (problems: readonly ImportProblem[], language: string): ImportRow['problems'] => {
  const words = wordsIn(language);
  return problems.map((problem) => ({
    column: problem.field ? words(`import.field.${problem.field}`) : '',
    message: words(problem.say, valuesIn(words, problem)),
  }));
};

declare module '../../../../platform/http/words.js' {
  interface AreaWords {
    readonly import: ImportWord;
  }
}
