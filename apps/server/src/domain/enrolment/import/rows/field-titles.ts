import { type ImportField, importFields } from '@skillcert/api-client/contract';
import { fieldsWhere } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';

/** The columns that every sheet must have. A document without a type counts as `cn`. */
export const requiredFields: readonly ImportField[] = fieldsWhere({ asked: 'always', imported: true }).filter(
  (field) => field !== 'id_type',
);

/** The fields that a column can be assigned to, with their titles in one language. */
export const fieldTitles = (language: string): { field: ImportField; title: string; required: boolean }[] =>
  importFields.map((field) => ({
    field,
    title: wordsIn(language)(`import.field.${field}`),
    required: requiredFields.includes(field),
  }));
