import { type ImportField, importFields } from '@skillcert/api-client/contract';
import { languages } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { isOverTwoRows, meaningOf } from '../../../../platform/sheet/head-words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { headSynonyms, lastSynonyms } from './synonyms.js';

/** The field of each column of a sheet, or an empty string for a column that is left out. */
export type ColumnFields = readonly (ImportField | '')[];

const fieldOfWord: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [
      ...languages.map((language) => wordsIn(language)(`import.field.${field}`)),
      ...(headSynonyms[field] ?? []),
    ].map((word) => [plainWord(word), field] as const),
  ),
);

const fieldOfLastWord: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    (lastSynonyms[field] ?? []).map((word) => [plainWord(word), field] as const),
  ),
);

/** The field of a head that no other head of its table names. “（学制）年限” are years of something else. */
const lastFieldOf = (head: string): ImportField | undefined => {
  const field = meaningOf(fieldOfLastWord, head);
  return field === 'work_years' && isOverTwoRows(head) ? undefined : field;
};

/** The field that a heading names in any of our languages; empty for none. */
export const fieldOfHead = (head: string): ImportField | '' => meaningOf(fieldOfWord, head) ?? '';

/** How many cells of a row are headings of known fields. */
export const namedColumns = (cells: readonly string[]): number =>
  guessColumns(cells).filter((field) => field !== '').length;

/**
 * Assigns columns to fields by their headings in any of our languages. A field that an earlier column has is not
 * assigned again.
 */
export const guessColumns = (heads: readonly string[]): ColumnFields => {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | undefined) => {
    if (!field || taken.has(field)) return '';
    taken.add(field);
    return field;
  };
  const fields = heads.map((head) => take(fieldOfHead(head) || undefined));
  return fields.map((field, at) => field || take(lastFieldOf(heads[at] ?? '')));
};
