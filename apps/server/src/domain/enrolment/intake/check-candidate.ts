import type { CandidateForm } from '@skillcert/api-client/contract';
import {
  candidateFields,
  candidateProblems,
  evaluatedFields,
  normaliseIdCard,
  type Programme,
} from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';

/** The part of the form that {@link checkCandidate} checks. Photo and documents are checked where they are stored. */
export type CheckedForm = Omit<CandidateForm, 'photo_id' | 'documents'>;

const written = evaluatedFields.filter((field) => candidateFields[field].form === 'both');

/**
 * Checks what a candidate entered, and returns it with the identity number and the name normalised.
 * @throws a Refusal naming every field that is wrong
 */
export const checkCandidate = <Form extends CheckedForm>(
  form: Form,
  { programme: { id_types }, now }: { programme: Pick<Programme, 'id_types'>; now: Date },
): Form => {
  const problems = candidateProblems(written, form, { now, id_types });
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return { ...form, id_card: normaliseIdCard(form.id_card), name: form.name.normalize('NFC') };
};
