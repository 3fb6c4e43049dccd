import type { InputOf } from '@skillcert/api-client';
import { educations, genders } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';
import { type CandidateTexts, emptyTexts, fieldProblems, writtenFields } from '../candidate-texts.js';

type Input = InputOf<'enrolment/addEnrolment'>;

/** The fields of a candidate who is enrolled at the desk. */
export interface AddValues extends CandidateTexts {
  phone: string;
  enroll_type: Input['enroll_type'];
  study_type: Input['study_type'];
  work_years: number | null;
  certificate: { level: string; number: string; issued_on: string };
  consent: boolean;
}

/** The form before anybody has typed, with the first of the ways to enrol that the class offers. */
export const emptyAddition = (offer: {
  readonly enroll_types: readonly Input['enroll_type'][];
  readonly study_types: readonly Input['study_type'][];
}): AddValues => ({
  ...emptyTexts,
  phone: '',
  enroll_type: offer.enroll_types[0] ?? 'individual',
  study_type: offer.study_types[0] ?? 'none',
  work_years: null,
  certificate: { level: '', number: '', issued_on: '' },
  consent: false,
});

const isBlank = (text: string) => text.trim() === '';

/** The problems that block sending, by field and in the order of the form. */
export const additionProblems = (values: AddValues): FormProblems => ({
  ...fieldProblems([...writtenFields, 'phone'], values),
  ...(!values.consent && { consent: 'candidates.add_unagreed' as const }),
});

/** The input of a form without problems. */
export const additionInput = (
  { gender, education, work_years, certificate, consent: _, ...typed }: AddValues,
  class_id: number,
): Input => ({
  ...typed,
  class_id,
  gender: genders.find((each) => each === gender) ?? 'female',
  education: educations.find((each) => each === education) ?? 'junior',
  ...(work_years !== null && { work_years }),
  certificate: Object.values(certificate).every(isBlank) ? null : certificate,
  consent: true,
});
