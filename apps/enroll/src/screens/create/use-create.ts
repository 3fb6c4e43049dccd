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
import { useMaterials } from '../materials/use-materials.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { attemptKey, endAttempt } from './attempt-key.js';
import { type Begun, draftOf, draftToKeep, materialsOf, valuesOf } from './draft-entries.js';
import { enrolInput, identityOf } from './enrol-input.js';
import { forgetEntries } from './kept-entries.js';
import { stepOfFields } from './steps.js';
import { useAutosave } from './use-autosave.js';
import { useChoices } from './use-choices.js';
import { isFull, type LinkedClass } from './use-class.js';
import { useKeptEntries } from './use-kept-entries.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { useStep } from './use-step.js';

/** The server's answer to an enrolment. */
export type Enrolled = OutputOf<'class/enrollClass'>;

const keysOf = (error: unknown): FormErrors =>
  Object.fromEntries(Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key]));

/** The way from a proven phone to an enrolment: one form over four steps, and the server's answers to it. */
export const useCreate = (open: LinkedClass, phone: ProvenPhone, start: Begun | undefined) => {
  const { class_id, level, unit } = open;
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const entered = start?.entries;
  const form = useCandidateForm(entered ? valuesOf(entered) : emptyCandidate);
  const photo = usePhoto(class_id, phone.expire, start?.photo);
  const choices = useChoices(open, entered);
  const { birth, education } = form.values;
  const materials = useMaterials({
    class_id,
    level,
    birth,
    education,
    onUnproven: phone.expire,
    ...(entered && { begun: materialsOf(entered) }),
  });
  // A candidate who came further than a step had passed it; the server checks everything again in the end.
  const [whole, setWhole] = useState(entered?.step === 'check');
  const [checked, setChecked] = useState(
    entered && entered.step !== 'person' ? identityOf(form.values) : undefined,
  );
  const [problem, setProblem] = useState<Problem>();
  const [waits, setWaits] = useState(isFull(open) && open.wait);

  const { step, goTo } = useStep({
    proven: true,
    person: checked === identityOf(form.values),
    photo: whole && photo.state.at === 'sent' && Boolean(choices.enroll_type && choices.study_type),
    enrolled: enrolled !== undefined,
  });
  const entries = draftOf({
    step: step === 'photo' || step === 'check' ? step : 'person',
    unit_id: unit?.unit_id,
    values: form.values,
    materials,
    photo: photo.state,
    choices,
  });
  const kept = draftToKeep(entries, materials.uploading || photo.state.at !== 'none');
  const on = !enrolled;
  const autosave = useAutosave({ class_id, entries: kept, start, on });
  const { version } = autosave;
  const sent = photo.state.at === 'sent' ? photo.state : undefined;
  const unsent = autosave.state !== 'clean' && autosave.state !== 'saved';
  const begun = kept ? { entries: kept, version, photo: sent, unsent } : undefined;
  useKeptEntries({ class_id, phone_masked: phone.last, begun, on });
  useLeaveWarning(on && unsent);

  const fail = (error: unknown) => {
    if (isRefusal(error, 'phone_unproven')) return phone.expire();
    if (isRefusal(error, 'key_reused')) endAttempt(sessionStorage, class_id);
    const isLate = isRefusal(error, 'class_full') || isRefusal(error, 'unit_full');
    if (isLate && open.waiting_list) setWaits(true);
    const fields = keysOf(error);
    form.refuse(fields);
    choices.refuse(fields);
    materials.refuse(fields);
    photo.refuse(fields.photo_id);
    setProblem(problemOf(error));
    const wrong = Object.keys(fields);
    if (wrong.length > 0) goTo(stepOfFields(wrong));
  };

  const submitPerson = async () => {
    setProblem(undefined);
    const fields = fieldsToCheck(form.values).filter((field) => field !== 'education');
    if (!form.check(fields)) return;
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
    photo.refuse(photo_id ? undefined : 'photo_required');
    const found: FormErrors = {
      ...(!choices.enroll_type && { enroll_type: 'required' }),
      ...(!choices.study_type && { study_type: 'required' }),
    };
    choices.refuse(found);
    const isWhole = [form.check(['education']), materials.check(), Object.keys(found).length === 0];
    if (!photo_id || materials.uploading || isWhole.includes(false)) return;
    setWhole(true);
    goTo('check');
  };

  const send = async () => {
    setProblem(undefined);
    const input = enrolInput(
      { class_id, unit_id: unit?.unit_id, wait: waits },
      form.values,
      photo.state,
      materials.wire(),
      choices,
    );
    if (!input) return choices.refuse({ consent: 'consent_required' });
    await autosave.flush();
    try {
      const key = attemptKey(sessionStorage, class_id);
      const answer = await call('class/enrollClass', input, { key, quiet: true });
      endAttempt(sessionStorage, class_id);
      forgetEntries(class_id);
      setEnrolled(answer);
      goTo('done', { replace: true });
    } catch (error) {
      fail(error);
    }
  };

  const proven = async (phone_masked: string) => {
    const { state } = phone;
    const other = state.at === 'unproven' && state.was !== undefined && state.was !== phone_masked;
    // Attempt and uploads belong to a phone: they are sent anew before the steps return.
    if (other) {
      endAttempt(sessionStorage, class_id);
      await Promise.all([photo.again(), materials.sendAnew()]);
    }
    phone.prove(phone_masked);
    if (!other && photo.state.at === 'failed') await photo.again();
    void autosave.flush();
  };

  return {
    form,
    photo,
    materials,
    choices,
    step,
    goTo,
    problem,
    enrolled,
    autosave,
    /** Whether sending joins the waiting list where no seat is left. */
    waits,
    proven,
    submitPerson,
    submitPhoto,
    send,
  };
};

/** The props of the steps. */
export type Create = ReturnType<typeof useCreate>;
