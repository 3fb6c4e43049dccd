import type { CandidateForm, InputOf } from '@skillcert/api-client';
import { type CandidateValues, toWire } from '../candidate-form/candidate-values.js';
import type { PhotoState } from '../candidate-form/use-photo.js';
import type { Choices } from './use-choices.js';
import type { ClassLink } from './use-class.js';

/** A fingerprint of a person's identity, to know whether the server has already examined it. */
export const identityOf = (values: CandidateValues): string => {
  const { name, id_type, id_card } = toWire(values);
  return JSON.stringify([name, id_type, id_card]);
};

/** Everything as the call takes it; undefined while something is missing or not agreed to. */
export const enrolInput = (
  { class_id, unit_id, wait = false }: ClassLink & { readonly wait?: boolean },
  values: CandidateValues,
  photo: PhotoState,
  materials: Pick<CandidateForm, 'work_years' | 'certificate' | 'documents'>,
  { enroll_type, study_type, consent }: Pick<Choices, 'enroll_type' | 'study_type' | 'consent'>,
): InputOf<'class/enrollClass'> | undefined => {
  const { gender, education, ...rest } = toWire(values);
  if (!consent || photo.at !== 'sent' || !enroll_type || !study_type || !gender || !education)
    return undefined;
  const target = { class_id, ...(unit_id && { unit_id }), ...(wait && { wait }) };
  return {
    ...rest,
    gender,
    education,
    ...materials,
    photo_id: photo.photo_id,
    ...target,
    enroll_type,
    study_type,
    consent,
  };
};
