import type { CandidateForm, FieldProblem, OwnEnrolment } from '@skillcert/api-client';
import { defaultProgramme, educations, genders, normaliseIdCard, parseResidentId } from '@skillcert/core';

/** The fields for the conditions of a level, which `useMaterials` handles. */
type Material = 'work_years' | 'certificate' | 'documents';

/** The input of candidates about themselves: the form of the contract, with '' for choices not made yet. */
export type CandidateValues = {
  readonly [Name in Exclude<keyof CandidateForm, 'photo_id' | 'id_type' | Material>]:
    | CandidateForm[Name]
    | '';
} & Pick<CandidateForm, 'id_type'>;

/** A field of {@link CandidateValues}. */
export type CandidateField = keyof CandidateValues;

/** The problems, by field. */
export type FormErrors = Readonly<Partial<Record<string, FieldProblem>>>;

/** An empty form. */
export const emptyCandidate: CandidateValues = {
  name: '',
  id_type: defaultProgramme.id_types[0] ?? 'cn',
  id_card: '',
  gender: '',
  birth: '',
  email: '',
  education: '',
  employer: '',
  job: '',
};

/** The choices of each list, in the order they are shown. */
export const choices = { id_type: defaultProgramme.id_types, gender: genders, education: educations };

const chosen = <Choice extends string>(offered: readonly Choice[], text: string): Choice | '' =>
  offered.find((choice) => choice === text) ?? '';

/** The form from earlier entries; a choice that is not offered counts as not made. */
export const chosenValues = (
  typed: Pick<CandidateValues, 'id_type'> & Readonly<Record<CandidateField, string>>,
): CandidateValues => ({
  ...typed,
  gender: chosen(genders, typed.gender),
  education: chosen(educations, typed.education),
});

const readFromNumber = (values: CandidateValues): CandidateValues => {
  const facts = values.id_type === 'cn' ? parseResidentId(normaliseIdCard(values.id_card)) : null;
  return facts ? { ...values, ...facts } : values;
};

/** The form after one field was changed; a resident's number brings birth and gender with it. */
export const changeField = (
  values: CandidateValues,
  field: CandidateField,
  text: string,
): CandidateValues => {
  switch (field) {
    case 'id_type':
      return readFromNumber({ ...values, id_type: chosen(choices.id_type, text) || values.id_type });
    case 'id_card':
      return readFromNumber({ ...values, id_card: text });
    case 'gender':
      return { ...values, gender: chosen(genders, text) };
    case 'education':
      return { ...values, education: chosen(educations, text) };
    default:
      return { ...values, [field]: text };
  }
};

/** Whether birth and gender follow from the number, so that the form does not ask for them. */
export const isReadFromNumber = ({ id_type, id_card }: CandidateValues): boolean =>
  id_type === 'cn' && parseResidentId(normaliseIdCard(id_card)) !== null;

/** The form to correct an enrolment. The identity number is not known here; empty keeps it. */
export const candidateOf = (enrolment: OwnEnrolment): CandidateValues => ({
  name: enrolment.name,
  id_type: enrolment.id_type,
  id_card: '',
  gender: enrolment.gender,
  birth: enrolment.birth ?? '',
  email: enrolment.email,
  education: chosen(educations, enrolment.education),
  employer: enrolment.employer,
  job: enrolment.job,
});

/** The fields that a whole form has to check; facts that follow from the number are neither asked for nor checked. */
export const fieldsToCheck = (values: CandidateValues): readonly CandidateField[] => [
  'name',
  'id_type',
  'id_card',
  ...(values.id_type === 'cn' ? [] : (['birth', 'gender'] as const)),
  'education',
  'employer',
  'job',
  'email',
];

/** The form as the wire takes it: trimmed, the number in its canonical form. */
export const toWire = (values: CandidateValues): CandidateValues => ({
  ...values,
  name: values.name.trim(),
  id_card: normaliseIdCard(values.id_card),
  email: values.email.trim(),
  employer: values.employer.trim(),
  job: values.job.trim(),
});
