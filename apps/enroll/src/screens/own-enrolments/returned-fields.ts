import type { CandidateForm, OwnEnrolment } from '@skillcert/api-client';
import { defaultAdmission } from '@skillcert/core';
import {
  type CandidateField,
  type CandidateValues,
  candidateOf,
  fieldsToCheck,
  toWire,
} from '../candidate-form/candidate-values.js';

/** Whether a reviewer returned this part. */
export const isReturned = ({ reasons }: Pick<OwnEnrolment, 'reasons'>, document: string): boolean =>
  reasons.some((reason) => reason.document === document);

/** The kinds of documents that a reviewer returned. */
export const returnedKinds = ({ reasons }: Pick<OwnEnrolment, 'reasons'>): readonly string[] =>
  defaultAdmission.document_kinds
    .map(({ id }) => id)
    .filter((kind) => reasons.some(({ document }) => document === kind));

/** The fields to check before sending again. The number stays as it is on record unless another one is typed. */
export const fieldsToCorrect = (
  enrolment: OwnEnrolment,
  values: CandidateValues,
): readonly CandidateField[] => {
  const keepsNumber = values.id_card.trim() === '' && values.id_type === enrolment.id_type;
  return fieldsToCheck(values).filter((field) => field !== 'id_card' || !keepsNumber);
};

/** The fields that differ from the earlier ones. */
export const differing = <Known extends object>(now: Known, before: object): Partial<Known> => {
  const known = new Map(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Known>;
};

const educationParts = ['education', 'work_years', 'certificate', 'documents'];

/** Whether an education stays as it was: neither it nor its proof is among the changes. */
export const leavesEducation = (changes: object): boolean => !educationParts.some((part) => part in changes);

/** The differences from the record, as the call takes them. */
export const changesOf = (
  enrolment: OwnEnrolment,
  values: CandidateValues,
): Partial<Omit<CandidateForm, 'photo_id' | 'work_years' | 'certificate' | 'documents'>> => {
  const { gender, education, ...now } = toWire(values);
  return differing(
    { ...now, ...(gender && { gender }), ...(education && { education }) },
    toWire(candidateOf(enrolment)),
  );
};
