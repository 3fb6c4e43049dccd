import { type ImportField, importFields } from '@skillcert/api-client/contract';
import { wordsIn } from '../../http/words.js';

/** What every sheet must have; all else can be read off it, or be left out. */
export const requiredFields: readonly ImportField[] = ['name', 'id_card', 'phone', 'education'];

/** What a column can be, in one language. */
export const fieldTitles = (language: string): { field: ImportField; title: string; required: boolean }[] =>
  importFields.map((field) => ({
    field,
    title: wordsIn(language)(`import.field.${field}`),
    required: requiredFields.includes(field),
  }));
