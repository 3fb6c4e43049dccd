import { useEffect, useState } from 'react';
import { currentPlace, goTo } from '../../../router/place-store.js';
import { useParams } from '../../../router/use-place.js';
import { type Progress, type Step, stepFor } from './steps.js';

/** The address of another step of the same enrolment. */
export const withStep = (params: URLSearchParams, step: Step): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set('step', step);
  return next;
};

const correctAddress = (step: Step) => {
  const { path, search } = currentPlace();
  goTo(`${path}?${withStep(new URLSearchParams(search), step)}`, { replace: true });
};

/** The visible step. It is in the address, so that the phone's back button goes one step back. */
export const useStep = (progress: Progress) => {
  const { params, setParams } = useParams();
  const asked = params.get('step');
  const step = stepFor(asked, progress);
  // After a reload there may be less than the address asks for.
  const [began] = useState({ asked, step });
  useEffect(() => {
    if (began.asked && began.asked !== began.step) correctAddress(began.step);
  }, [began]);
  return {
    step,
    goTo: (next: Step, how?: { readonly replace: boolean }) => setParams(withStep(params, next), how),
  };
};
