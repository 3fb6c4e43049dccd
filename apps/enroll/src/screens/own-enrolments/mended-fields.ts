import type { CandidateForm, OwnEnrolment, ReturnReasons } from '@skillcert/api-client';
import {
  type CandidateField,
  type CandidateValues,
  candidateOf,
  fieldsToCheck,
  toWire,
} from '../candidate-form/candidate-values.js';

type Returned = ReturnReasons[number]['document'];

/** Whether a reviewer returned this part. */
export const isReturned = ({ reasons }: Pick<OwnEnrolment, 'reasons'>, document: Returned): boolean =>
  reasons.some((reason) => reason.document === document);

/** The fields to check before sending again. The number stays as it is on record unless another one is typed. */
export const fieldsToMend = (enrolment: OwnEnrolment, values: CandidateValues): readonly CandidateField[] => {
  const keepsNumber = values.id_card.trim() === '' && values.id_type === enrolment.id_type;
  return fieldsToCheck(values).filter((field) => field !== 'id_card' || !keepsNumber);
};

/** What differs from the record, as the call takes it. */
export const changesOf = (
  enrolment: OwnEnrolment,
  values: CandidateValues,
): Partial<Omit<CandidateForm, 'photo_id'>> => {
  const before = toWire(candidateOf(enrolment));
  const { gender, education, ...now } = toWire(values);
  const changed = Object.entries({ ...now, ...(gender && { gender }), ...(education && { education }) });
  return Object.fromEntries(
    changed.filter(([name, value]) =>
      Object.entries(before).some(([field, was]) => field === name && was !== value),
    ),
  );
};
