import { useParams } from '../../router/use-place.js';
import { type Progress, type Step, stepFor } from './steps.js';

/** The address of another step of the same enrolment. */
export const withStep = (params: URLSearchParams, step: Step): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set('step', step);
  return next;
};

/** The step in sight. It stands in the address, so that the phone's back button goes one step back. */
export const useStep = (progress: Progress) => {
  const { params, setParams } = useParams();
  return {
    step: stepFor(params.get('step'), progress),
    goTo: (step: Step, how?: { readonly replace: boolean }) => setParams(withStep(params, step), how),
  };
};
