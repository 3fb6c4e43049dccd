import type { CallError } from '@skillcert/api-client';
import { type Place, placeOf, placeOfRefusal } from './places.js';

/** The place where the obstacle of a refused call is removed, if there is one. */
export const placeOfError = ({
  obstacle,
  refusal,
}: Pick<CallError, 'obstacle' | 'refusal'>): Place | null => {
  if (!obstacle) return (refusal && placeOfRefusal[refusal]) ?? null;
  // A server of a later release may use a name that this page does not know.
  return placeOf['why' in obstacle ? obstacle.why : obstacle.thing] ?? null;
};
