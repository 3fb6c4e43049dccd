import type { OwnEnrolment } from '@skillcert/api-client';
import { useState } from 'react';
import { fieldsOf, type Problem, problemOf } from '../../client/problem.js';
import { candidateOf } from '../candidate-form/candidate-values.js';
import { useCandidateForm } from '../candidate-form/use-candidate-form.js';
import { usePhoto } from '../candidate-form/use-photo.js';
import { changesOf, fieldsToMend, isReturned } from './mended-fields.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

/** Mends what was returned and sends it again; only what has changed is sent. */
export const useMend = (enrolment: OwnEnrolment, { change, mend, phone }: OwnEnrolments) => {
  const { class_id, enrolment_id } = enrolment;
  const form = useCandidateForm(candidateOf(enrolment));
  const photo = usePhoto(class_id, phone.expire);
  const [problem, setProblem] = useState<Problem>();
  const [untouched, setUntouched] = useState(false);

  const send = async () => {
    setProblem(undefined);
    setUntouched(false);
    if (!form.check(fieldsToMend(enrolment, form.values))) return;
    const photo_id = await photo.settled();
    if (isReturned(enrolment, 'photo') && !photo_id) return form.refuse({ photo_id: 'photo_required' });
    const changes = { ...changesOf(enrolment, form.values), ...(photo_id && { photo_id }) };
    if (Object.keys(changes).length === 0) return setUntouched(true);
    try {
      const input = { event: 'resubmit', class_id, enrolment_id, changes } as const;
      if (await change(input, 'mend_sent')) mend(undefined);
    } catch (error) {
      form.refuse(Object.fromEntries(Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key])));
      setProblem(problemOf(error));
    }
  };

  return { form, photo, problem, untouched, send };
};
