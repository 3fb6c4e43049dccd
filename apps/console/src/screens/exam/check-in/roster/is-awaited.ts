import type { RosterRow } from '@skillcert/api-client';
import {
  awaitsDoor,
  comesTooEarly,
  type ExpectedSitting,
  type SittingMark,
  sittingOfScan,
} from '@skillcert/core';

interface Expected extends Pick<RosterRow, 'attendance'> {
  readonly seats: readonly (ExpectedSitting & { readonly mark: SittingMark | null })[];
}

/**
 * Whether a person found by name is to be checked in at `now`, in milliseconds, in the list of this sitting or of the
 * class: a check-in is for their sitting that is on or next, whichever list it is made from.
 */
export const isAwaited = (
  { attendance, seats }: Expected,
  sittingId: number | undefined,
  now: number,
): boolean => {
  const next = sittingOfScan(seats, now);
  if (!next) return sittingId === undefined && attendance === 'waiting';
  if (sittingId !== undefined && next.sitting_id !== sittingId) return false;
  return awaitsDoor(next.mark) && !comesTooEarly(seats, now, null);
};
