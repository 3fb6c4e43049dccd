import type { CallError } from '@skillcert/api-client';
import { type Place, placeOf, placeOfRefusal } from './places.js';

/** Where what a call was refused for is mended, if a place does. */
export const placeOfError = ({
  obstacle,
  refusal,
}: Pick<CallError, 'obstacle' | 'refusal'>): Place | null => {
  if (!obstacle) return (refusal && placeOfRefusal[refusal]) ?? null;
  // A server of a later release may name what this page does not know.
  return placeOf['why' in obstacle ? obstacle.why : obstacle.thing] ?? null;
};
