import type { InputOf } from '@skillcert/api-client';
import {
  defaultProgramme,
  educations,
  genders,
  isIdOfType,
  isMobile,
  normaliseIdCard,
  normalisePhone,
  parseResidentId,
} from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';
import type { MessageKey } from '../../../messages/words-state.js';
import type { CandidateTexts } from '../candidate-fields.js';

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
  name: '',
  id_type: defaultProgramme.id_types[0] ?? 'cn',
  id_card: '',
  gender: '',
  birth: '',
  email: '',
  education: '',
  employer: '',
  job: '',
  phone: '',
  enroll_type: offer.enroll_types[0] ?? 'individual',
  study_type: offer.study_types[0] ?? 'none',
  work_years: null,
  certificate: { level: '', number: '', issued_on: '' },
  consent: false,
});

/** The facts that a resident number states about its holder; null for every other text. */
export const saidByNumber = (
  id_card: string,
): (Pick<AddValues, 'birth'> & { gender: Input['gender'] }) | null => {
  const written = parseResidentId(normaliseIdCard(id_card));
  return written && { birth: written.birth, gender: written.gender };
};

const isBlank = (text: string) => text.trim() === '';

/** The problems that keep the form from being sent, by field and in the order of the form. */
export const additionProblems = (values: AddValues): FormProblems => {
  const { id_type, id_card, phone, consent } = values;
  const found: readonly (readonly [keyof AddValues, MessageKey | false])[] = [
    ['name', isBlank(values.name) && 'field.required'],
    [
      'id_card',
      !isIdOfType(id_type, normaliseIdCard(id_card), { now: new Date() }) &&
        (isBlank(id_card) ? 'field.required' : 'field.invalid_id_card'),
    ],
    ['gender', values.gender === '' && 'field.required'],
    ['birth', values.birth === '' && 'field.required'],
    ['education', values.education === '' && 'field.required'],
    [
      'phone',
      !isMobile(normalisePhone(phone)) && (isBlank(phone) ? 'field.required' : 'field.invalid_phone'),
    ],
    ['consent', !consent && 'candidates.add_unagreed'],
  ];
  return Object.fromEntries(found.filter((each): each is [keyof AddValues, MessageKey] => each[1] !== false));
};

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
