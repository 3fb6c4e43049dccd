import { importFields } from '@skillcert/api-client/contract';
import { wordsIn } from '../../../../platform/http/words.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { type Choice, choices } from '../rows/choices.js';

const width = 22;

const choicesOf = (field: string): readonly string[] =>
  Object.entries(choices).find(([name]) => name === field)?.[1] ?? [];

/** A sheet to fill in, in one language. Its headings are recognised again, and choices are offered as lists. */
export const emptySheet = (language: string): Promise<Buffer> => {
  const words = wordsIn(language);
  return writeSheet({
    title: words('import.sheet'),
    columns: importFields.map((field) => {
      // Every value of a field is one of its choices.
      const offered = choicesOf(field).map((value) => words(`import.value.${`${field}.${value}` as Choice}`));
      return { head: words(`import.field.${field}`), width, ...(offered.length > 0 && { choices: offered }) };
    }),
    rows: [],
  });
};
