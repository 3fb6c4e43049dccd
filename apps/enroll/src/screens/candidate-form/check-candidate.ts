import type { FieldProblem } from '@skillcert/api-client';
import { isEmail, isIdCard, isPersonName, limits, normaliseIdCard } from '@skillcert/core';
import type { CandidateField, CandidateValues, FormErrors } from './candidate-values.js';

const longest: Partial<Record<CandidateField, number>> = {
  name: limits.name_length_max,
  email: 254,
  employer: 80,
  job: 60,
};

const isBirth = (text: string, now: Date): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= '1900-01-01' && new Date(text) <= now;

const required: ReadonlySet<CandidateField> = new Set([
  'name',
  'id_type',
  'id_card',
  'gender',
  'birth',
  'education',
]);

const checkForm = (field: CandidateField, values: CandidateValues, now: Date): FieldProblem | undefined => {
  switch (field) {
    case 'name':
      return isPersonName(values.name) ? undefined : 'invalid_name';
    case 'id_card':
      return isIdCard(normaliseIdCard(values.id_card), { now, regions: [values.id_type] })
        ? undefined
        : 'invalid_id_card';
    case 'birth':
      return isBirth(values.birth, now) ? undefined : 'invalid_date';
    case 'email':
      return isEmail(values.email.trim()) ? undefined : 'invalid_email';
    default:
      return undefined;
  }
};

/** The problem of one field, or undefined. */
export const checkField = (
  field: CandidateField,
  values: CandidateValues,
  now: Date,
): FieldProblem | undefined => {
  const text = values[field].trim();
  if (text === '') return required.has(field) ? 'required' : undefined;
  if ([...text].length > (longest[field] ?? Number.POSITIVE_INFINITY)) return 'too_long';
  return checkForm(field, values, now);
};

/** The problems of these fields; empty if there are none. */
export const checkCandidate = (
  fields: readonly CandidateField[],
  values: CandidateValues,
  now: Date,
): FormErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = checkField(field, values, now);
      return problem ? [[field, problem]] : [];
    }),
  );
