import type { EnrolmentDetail } from '@skillcert/api-client';
import {
  candidateProblems,
  defaultProgramme,
  type EvaluatedField,
  evaluatedFields,
  fieldsWhere,
  recordOf,
  type WrittenCandidate,
} from '@skillcert/core';
import type { FormProblems } from '../../forms/use-server-form.js';

type Field = Exclude<EvaluatedField, 'id_type' | 'gender' | 'phone'>;

/** The fields of the form that candidates have too. */
export const writtenFields = evaluatedFields.filter((field) => field !== 'phone');

/** The candidate's own fields as staff type them; '' for a field that is not chosen yet. */
export type CandidateTexts = Record<Field, string> & {
  id_type: EnrolmentDetail['id_type'];
  gender: EnrolmentDetail['gender'] | '';
};

/** The fields before anybody has typed. */
export const emptyTexts: CandidateTexts = {
  ...recordOf(writtenFields, () => ''),
  id_type: defaultProgramme.id_types[0] ?? 'cn',
  gender: '',
};

/** The lines of text on record, in the order in which the record shows them. */
export const recordLines = fieldsWhere({ kind: 'line' });

/**
 * The fields of a candidate on record. The number is empty until it is typed anew, because the record has it
 * masked.
 */
export const textsOf = (detail: EnrolmentDetail): CandidateTexts => ({
  ...recordOf(recordLines, (field) => detail[field]),
  name: detail.name,
  id_type: detail.id_type,
  id_card: '',
  gender: detail.gender,
  birth: detail.birth ?? '',
  education: detail.education,
});

/** The problems of a form's fields, as its messages. */
export const fieldProblems = (fields: readonly EvaluatedField[], form: WrittenCandidate): FormProblems =>
  Object.fromEntries(
    Object.entries(candidateProblems(fields, form, { now: new Date() })).map(
      ([field, problem]) => [field, `field.${problem}`] as const,
    ),
  );
