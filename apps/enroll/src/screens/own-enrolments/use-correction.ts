import type { OwnEnrolment } from '@skillcert/api-client';
import { defaultAdmission } from '@skillcert/core';
import { useState } from 'react';
import { fieldsOf, type Problem, problemOf } from '../../client/problem.js';
import { candidateOf } from '../candidate-form/candidate-values.js';
import { type CandidateFormState, useCandidateForm } from '../candidate-form/use-candidate-form.js';
import { usePhoto } from '../candidate-form/use-photo.js';
import { declaredOf, declaredToWire } from '../materials/declared.js';
import { useMaterials } from '../materials/use-materials.js';
import {
  changesOf,
  differing,
  fieldsToCorrect,
  isReturned,
  leavesEducation,
  returnedKinds,
} from './returned-fields.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

/** The parts of an enrolment that are asked for again, and its earlier declaration. */
const useAskedParts = (enrolment: OwnEnrolment, form: CandidateFormState, onUnproven: () => void) => {
  const [before] = useState(() => ({
    declared: declaredOf(enrolment),
    documents: enrolment.documents.filter(({ replaced }) => !replaced),
  }));
  const { class_id, level } = enrolment;
  const { birth, education } = form.values;
  const materials = useMaterials({ class_id, level, birth, education, before, onUnproven });
  // A candidate enrolled by others may have none yet.
  const asksPhoto = isReturned(enrolment, 'photo') || enrolment.photo_id === null;
  const wasAsked = enrolment.documents.length > 0;
  const asksFacts =
    returnedKinds(enrolment).length > 0 ||
    (wasAsked && ['education', 'employment'].some((part) => isReturned(enrolment, part)));
  // An education that is right is answered by another document of it.
  const evidence =
    asksFacts && isReturned(enrolment, 'education')
      ? defaultAdmission.proofs.education.filter((kind) => materials.kinds.includes(kind))
      : [];
  const declaredBefore = before.declared.level === '' ? {} : declaredToWire(before.declared, materials.asked);
  return { materials, asksPhoto, asksFacts, evidence, declaredBefore };
};

/** Corrects the returned parts and sends them again; only changes are sent. */
export const useCorrection = (enrolment: OwnEnrolment, { change, correct, phone }: OwnEnrolments) => {
  const { class_id, enrolment_id } = enrolment;
  const form = useCandidateForm(candidateOf(enrolment));
  const photo = usePhoto(class_id, phone.expire);
  const { declaredBefore, ...parts } = useAskedParts(enrolment, form, phone.expire);
  const { materials, asksPhoto, asksFacts, evidence } = parts;
  const [problem, setProblem] = useState<Problem>();
  const [untouched, setUntouched] = useState(false);

  /** Whether all returned parts are there; marks the fields of missing ones. */
  const isCorrected = (photo_id: number | undefined): boolean => {
    if (asksPhoto && !photo_id) {
      photo.refuse('photo_required');
      return false;
    }
    return !materials.uploading && (!asksFacts || materials.check());
  };

  const corrected = (photo_id: number | undefined) => {
    const { documents, ...declared } = materials.wire();
    return {
      ...changesOf(enrolment, form.values),
      ...(photo_id && { photo_id }),
      ...(asksFacts && differing(declared, declaredBefore)),
      ...(documents.length > 0 && { documents }),
    };
  };

  const send = async () => {
    setProblem(undefined);
    setUntouched(false);
    if (!form.check(fieldsToCorrect(enrolment, form.values))) return;
    const photo_id = await photo.settled();
    if (!isCorrected(photo_id)) return;
    const changes = corrected(photo_id);
    if (Object.keys(changes).length === 0 || (evidence.length > 0 && leavesEducation(changes)))
      return setUntouched(true);
    try {
      const input = { event: 'resubmit', class_id, enrolment_id, changes } as const;
      if (await change(input, 'mend_sent')) correct(undefined);
    } catch (error) {
      const refused = Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key]);
      form.refuse(Object.fromEntries(refused));
      photo.refuse(fieldsOf(error).photo_id?.key);
      setProblem(problemOf(error));
    }
  };

  return { ...parts, form, photo, problem, untouched, send };
};
