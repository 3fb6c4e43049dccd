import type { CandidateForm, InputOf, OutputOf } from '@skillcert/api-client';
import { call } from '../../client/call.js';
import {
  type CandidateValues,
  type FormErrors,
  fieldsToCheck,
  toWire,
} from '../candidate-form/candidate-values.js';
import type { PhotoState } from '../candidate-form/use-photo.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { attemptKey, endAttempt } from './attempt-key.js';
import { forgetEntries } from './draft/kept-entries.js';
import type { usePassed } from './steps/use-passed.js';
import type { Choices } from './use-choices.js';
import type { ClassLink, LinkedClass } from './use-class.js';
import type { Entered } from './use-entered.js';
import type { useRefusal } from './use-refusal.js';

/** The answer of the server to an enrolment. */
export type Enrolled = OutputOf<'class/enrollClass'>;

interface Submitted {
  readonly open: LinkedClass;
  readonly phone: ProvenPhone;
  readonly entered: Entered;
  readonly passed: ReturnType<typeof usePassed>;
  readonly refusal: ReturnType<typeof useRefusal>;
  /** Saves what is typed now. */
  readonly flush: () => Promise<unknown>;
  readonly onEnrolled: (enrolled: Enrolled) => void;
}

/** Has the server look at the person before they go on. */
export const submitPerson = async ({ open: { class_id }, entered: { form }, passed, refusal }: Submitted) => {
  refusal.forget();
  const fields = fieldsToCheck(form.values).filter((field) => field !== 'education');
  if (!form.check(fields)) return;
  const { name, id_type, id_card } = toWire(form.values);
  try {
    await call('class/checkClassIdCard', { class_id, name, id_type, id_card }, { quiet: true });
    passed.passPerson();
  } catch (error) {
    refusal.fail(error);
  }
};

/** Goes on once the photo has arrived and nothing of its step is missing. */
export const submitPhoto = async ({ entered, passed, refusal }: Submitted) => {
  const { form, photo, choices, materials } = entered;
  refusal.forget();
  const photo_id = await photo.settled();
  photo.refuse(photo_id ? undefined : 'photo_required');
  const found: FormErrors = {
    ...(!choices.enroll_type && { enroll_type: 'required' }),
    ...(!choices.study_type && { study_type: 'required' }),
  };
  choices.refuse(found);
  const isWhole = [form.check(['education']), materials.check(), Object.keys(found).length === 0];
  if (!photo_id || materials.uploading || isWhole.includes(false)) return;
  passed.passPhoto();
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

/** Enrols. Another click after a lost answer is the same attempt. */
export const send = async ({ open, entered, passed, refusal, flush, onEnrolled }: Submitted) => {
  const { class_id, unit } = open;
  const { form, photo, choices, materials } = entered;
  refusal.forget();
  const target = { class_id, unit_id: unit?.unit_id, wait: refusal.waits };
  const input = enrolInput(target, form.values, photo.state, materials.wire(), choices);
  if (!input) return choices.refuse({ consent: 'consent_required' });
  await flush();
  try {
    const key = attemptKey(sessionStorage, class_id);
    const answer = await call('class/enrollClass', input, { key, quiet: true });
    endAttempt(sessionStorage, class_id);
    forgetEntries(class_id);
    onEnrolled(answer);
    passed.goTo('done', { replace: true });
  } catch (error) {
    refusal.fail(error);
  }
};

/** Goes on with a phone that is proven again. */
export const prove = async (
  { open: { class_id }, phone, entered: { photo, materials }, flush }: Submitted,
  phone_masked: string,
) => {
  const { state } = phone;
  const other = state.at === 'unproven' && state.was !== undefined && state.was !== phone_masked;
  // An attempt belongs to a phone, and so does what was uploaded: it is sent anew before the steps come back.
  if (other) {
    endAttempt(sessionStorage, class_id);
    await Promise.all([photo.again(), materials.sendAnew()]);
  }
  phone.prove(phone_masked);
  if (!other && photo.state.at === 'failed') await photo.again();
  void flush();
};
