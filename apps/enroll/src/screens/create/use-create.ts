import type { OutputOf } from '@skillcert/api-client';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';
import {
  emptyCandidate,
  type FormErrors,
  fieldsToCheck,
  toWire,
} from '../candidate-form/candidate-values.js';
import { useCandidateForm } from '../candidate-form/use-candidate-form.js';
import { usePhoto } from '../candidate-form/use-photo.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { attemptKey, endAttempt } from './attempt-key.js';
import { enrolInput, identityOf } from './enrol-input.js';
import { entriesOf, useKeptEntries } from './kept-entries.js';
import { stepOfFields } from './steps.js';
import { useChoices } from './use-choices.js';
import type { LinkedClass } from './use-class.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { useStep } from './use-step.js';

/** What the server answers to an enrolment. */
export type Enrolled = OutputOf<'class/enrollClass'>;

const keysOf = (error: unknown): FormErrors =>
  Object.fromEntries(Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key]));

/** The way from a proven phone to an enrolment: one form over four steps, and what the server says to it. */
export const useCreate = (open: LinkedClass, phone: ProvenPhone) => {
  const { class_id, unit } = open;
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const form = useCandidateForm(entriesOf(class_id));
  useKeptEntries(class_id, form.values, enrolled !== undefined);
  const photo = usePhoto(class_id, phone.expire);
  const choices = useChoices(open);
  const [checked, setChecked] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const { step, goTo } = useStep({
    proven: true,
    person: checked === identityOf(form.values),
    photo: photo.state.at === 'sent' && Boolean(choices.enroll_type && choices.study_type),
    enrolled: enrolled !== undefined,
  });
  const begun = form.values !== emptyCandidate;
  useLeaveWarning(begun && !enrolled);

  const fail = (error: unknown) => {
    if (isRefusal(error, 'phone_unproven')) return phone.expire();
    if (isRefusal(error, 'key_reused')) endAttempt(sessionStorage, class_id);
    const fields = keysOf(error);
    form.refuse(fields);
    choices.refuse(fields);
    setProblem(problemOf(error));
    const wrong = Object.keys(fields);
    if (wrong.length > 0) goTo(stepOfFields(wrong));
  };

  const submitPerson = async () => {
    setProblem(undefined);
    if (!form.check(fieldsToCheck(form.values))) return;
    const { name, id_type, id_card } = toWire(form.values);
    try {
      await call('class/checkClassIdCard', { class_id, name, id_type, id_card }, { quiet: true });
      setChecked(identityOf(form.values));
      goTo('photo');
    } catch (error) {
      fail(error);
    }
  };

  const submitPhoto = async () => {
    setProblem(undefined);
    const photo_id = await photo.settled();
    const found: FormErrors = {
      ...(!photo_id && { photo_id: 'photo_required' }),
      ...(!choices.enroll_type && { enroll_type: 'required' }),
      ...(!choices.study_type && { study_type: 'required' }),
    };
    choices.refuse(found);
    if (Object.keys(found).length === 0) goTo('check');
  };

  const send = async () => {
    setProblem(undefined);
    const input = enrolInput({ class_id, unit_id: unit?.unit_id }, form.values, photo.state, choices);
    if (!input) return choices.refuse({ consent: 'consent_required' });
    try {
      const key = attemptKey(sessionStorage, class_id);
      const answer = await call('class/enrollClass', input, { key, quiet: true });
      endAttempt(sessionStorage, class_id);
      setEnrolled(answer);
      goTo('done', { replace: true });
    } catch (error) {
      fail(error);
    }
  };

  const proven = async (phone_masked: string) => {
    const { state } = phone;
    const other = state.at === 'unproven' && state.was !== undefined && state.was !== phone_masked;
    // An attempt belongs to a phone, and so does an uploaded photo.
    if (other) endAttempt(sessionStorage, class_id);
    phone.prove(phone_masked);
    if (other || photo.state.at === 'failed') await photo.again();
  };

  return {
    form,
    photo,
    choices,
    step,
    goTo,
    problem,
    enrolled,
    /** Whether anything is typed that a new page would lose. */
    begun,
    proven,
    submitPerson,
    submitPhoto,
    send,
  };
};

/** What the steps are given. */
export type Create = ReturnType<typeof useCreate>;
