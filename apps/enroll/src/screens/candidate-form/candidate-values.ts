import type { CandidateForm, FieldProblem, OwnEnrolment } from '@skillcert/api-client';
import {
  defaultProgramme,
  type EvaluatedField,
  educations,
  evaluatedFields,
  fieldsAsked,
  fieldsWhere,
  genders,
  normaliseIdCard,
  recordOf,
  saidByNumber,
} from '@skillcert/core';

/** A field that the candidate types here. `useMaterials` has what belongs to the conditions of a level. */
export type CandidateField = Extract<EvaluatedField, keyof CandidateForm>;

/** Every {@link CandidateField}. */
export const typedFields: readonly CandidateField[] = evaluatedFields.filter((field) => field !== 'phone');

/** The input of candidates about themselves: the form of the contract, with '' for choices not made yet. */
export type CandidateValues = {
  readonly [Name in Exclude<CandidateField, 'id_type'>]: CandidateForm[Name] | '';
} & Pick<CandidateForm, 'id_type'>;

/** The problems, by field. */
export type FormErrors = Readonly<Partial<Record<string, FieldProblem>>>;

const lines = fieldsWhere({ kind: 'line', form: 'both' });

/** An empty form. */
export const emptyCandidate: CandidateValues = {
  ...recordOf(lines, () => ''),
  name: '',
  id_type: defaultProgramme.id_types[0] ?? 'cn',
  id_card: '',
  gender: '',
  birth: '',
  education: '',
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
  const facts = saidByNumber(values);
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

/** Whether birth and gender follow from the number, so that nobody is asked for them. */
export const isReadFromNumber = (values: CandidateValues): boolean => saidByNumber(values) !== null;

/** The form to correct an enrolment. The identity number is not known here; empty keeps it. */
export const candidateOf = (enrolment: OwnEnrolment): CandidateValues => ({
  ...recordOf(lines, (field) => enrolment[field]),
  name: enrolment.name,
  id_type: enrolment.id_type,
  id_card: '',
  gender: enrolment.gender,
  birth: enrolment.birth ?? '',
  education: chosen(educations, enrolment.education),
});

/** The fields that a whole form has to check, in the order of the screen, which asks for the e-mail address last. */
export const fieldsToCheck = ({ id_type }: CandidateValues): readonly CandidateField[] => [
  ...fieldsAsked(id_type)
    .filter((field) => field !== 'phone')
    .filter((field) => field !== 'email'),
  'email',
];

/** The form as the wire takes it: trimmed, the number in its canonical form. */
export const toWire = (values: CandidateValues): CandidateValues => ({
  ...values,
  ...recordOf(lines, (field) => values[field].trim()),
  name: values.name.trim(),
  id_card: normaliseIdCard(values.id_card),
});

/** A fingerprint of a person's identity, to know whether the server has already examined it. */
export const identityOf = (values: CandidateValues): string => {
  const { name, id_type, id_card } = toWire(values);
  return JSON.stringify([name, id_type, id_card]);
};
