import { type ImportField, importFields } from '@skillcert/api-client/contract';
import { languages } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { headWords } from '../../../../platform/sheet/head-words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { headSynonyms } from './synonyms.js';

/** What each column of a sheet is, by its head: a field, or empty where it is left out. */
export type ColumnFields = readonly (ImportField | '')[];

const fieldOfWord: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [
      ...languages.map((language) => wordsIn(language)(`import.field.${field}`)),
      ...(headSynonyms[field] ?? []),
    ].map((word) => [plainWord(word), field] as const),
  ),
);

/** How many columns the cells of a row name. */
export const namedColumns = (cells: readonly string[]): number =>
  guessColumns(cells).filter((field) => field !== '').length;

/** Takes the columns for what their heads say in any of our languages; none for what another one is. */
export const guessColumns = (heads: readonly string[]): ColumnFields => {
  const taken = new Set<ImportField>();
  return heads.map((head) => {
    const [word, bare] = headWords(head);
    const field = fieldOfWord.get(word) ?? fieldOfWord.get(bare) ?? '';
    if (field === '' || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
};
