import { educations, enrollTypes, genders, idTypes, studyTypes } from '@skillcert/core';

/** The values of fields that are chosen, not written; the words of each stand under `import.value.<field>.<value>`. */
export const choices = {
  gender: genders,
  id_type: idTypes,
  education: educations,
  enroll_type: enrollTypes,
  study_type: studyTypes,
} as const;

type Choices = typeof choices;

/** A field with choices, and one of them: `gender.male`. */
export type Choice = { [Field in keyof Choices]: `${Field}.${Choices[Field][number]}` }[keyof Choices];
