import { useState } from 'react';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import type { Begun } from './draft/draft-entries.js';
import { useDraft } from './draft/use-draft.js';
import { usePassed } from './steps/use-passed.js';
import { type Enrolled, prove, send, submitPerson, submitPhoto } from './submit.js';
import type { LinkedClass } from './use-class.js';
import { useEntered } from './use-entered.js';
import { useRefusal } from './use-refusal.js';

/** The way from a proven phone to an enrolment: one form over four steps, and the server's answers to it. */
export const useCreate = (open: LinkedClass, phone: ProvenPhone, start: Begun | undefined) => {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const on = enrolled === undefined;
  const entered = useEntered(open, start, phone.expire);
  const passed = usePassed(entered, start, !on);
  const { step, goTo } = passed;
  const autosave = useDraft({ open, phone_masked: phone.last, entered, step, start, on });
  const refusal = useRefusal({ open, phone, refuse: entered.refuse, goTo });
  const { flush } = autosave;
  const submitted = { open, phone, entered, passed, refusal, flush, onEnrolled: setEnrolled };
  return {
    ...entered,
    step,
    goTo,
    problem: refusal.problem,
    waits: refusal.waits,
    enrolled,
    autosave,
    proven: (phone_masked: string) => prove(submitted, phone_masked),
    submitPerson: () => submitPerson(submitted),
    submitPhoto: () => submitPhoto(submitted),
    send: () => send(submitted),
  };
};

/** The props of the steps. */
export type Create = ReturnType<typeof useCreate>;
