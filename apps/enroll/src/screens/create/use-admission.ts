import type { Problem } from '../../client/problem.js';
import { useCall } from '../../client/use-call.js';
import type { LinkedClass } from './use-class.js';

/** Whether the proven phone may enrol in the class: open, with seats, not enrolled yet. */
export type Admission =
  | { readonly at: 'asking' }
  | { readonly at: 'admitted' }
  | { readonly at: 'stopped'; readonly problem: Problem };

/** Asks whether a phone may enrol before anything is typed in vain; without a phone it waits. */
export const useAdmission = ({ class_id, unit, wait }: LinkedClass, phone_masked: string | undefined) => {
  const place = { class_id, ...(unit && { unit_id: unit.unit_id }), ...(wait && { wait }) };
  const input = phone_masked === undefined ? undefined : place;
  const { problem, loading, reload } = useCall('class/checkClassPhone', input);
  const admission = (): Admission => {
    if (loading) return { at: 'asking' };
    return problem ? { at: 'stopped', problem } : { at: 'admitted' };
  };
  return { admission: admission(), askAgain: reload };
};
