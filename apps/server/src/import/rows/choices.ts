import { contract } from '@skillcert/api-client/contract';
import { educations, genders, idTypes } from '@skillcert/core';

const { enroll_type, study_type } = contract['enrolment/checkImport'].input.shape;

/** The values of fields that are chosen, not written; the words of each stand under `import.value.<field>.<value>`. */
export const choices = {
  gender: genders,
  id_type: idTypes,
  education: educations,
  enroll_type: enroll_type.options,
  study_type: study_type.options,
} as const;

type Choices = typeof choices;

/** A field with choices, and one of them: `gender.male`. */
export type Choice = { [Field in keyof Choices]: `${Field}.${Choices[Field][number]}` }[keyof Choices];
