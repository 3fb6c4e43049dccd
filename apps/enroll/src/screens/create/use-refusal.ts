import { useState } from 'react';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';
import type { FormErrors } from '../candidate-form/candidate-values.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { endAttempt } from './attempt-key.js';
import { type Step, stepOfFields } from './steps/steps.js';
import { isFull, type LinkedClass } from './use-class.js';

interface RefusalOptions {
  readonly open: LinkedClass;
  readonly phone: ProvenPhone;
  /** Says it beside the fields. */
  readonly refuse: (fields: FormErrors) => void;
  readonly goTo: (step: Step) => void;
}

const keysOf = (error: unknown): FormErrors =>
  Object.fromEntries(Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key]));

/**
 * The problem that the server names, and where it leads: to the fields, to the waiting list, or to another proof of the
 * phone.
 */
export const useRefusal = ({ open, phone, refuse, goTo }: RefusalOptions) => {
  const [problem, setProblem] = useState<Problem>();
  const [waits, setWaits] = useState(isFull(open) && open.wait);
  return {
    problem,
    /** Whether sending joins the waiting list where no seat is left. */
    waits,
    forget: () => setProblem(undefined),
    fail: (error: unknown) => {
      if (isRefusal(error, 'phone_unproven')) return phone.expire();
      if (isRefusal(error, 'key_reused')) endAttempt(sessionStorage, open.class_id);
      const isLate = isRefusal(error, 'class_full') || isRefusal(error, 'unit_full');
      if (isLate && open.waiting_list) setWaits(true);
      const fields = keysOf(error);
      refuse(fields);
      setProblem(problemOf(error));
      const wrong = Object.keys(fields);
      if (wrong.length > 0) goTo(stepOfFields(wrong));
    },
  };
};
