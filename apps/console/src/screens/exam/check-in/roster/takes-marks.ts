import type { SittingCounts } from '@skillcert/api-client';
import { type ClassStatus, changesAttendance, doorOpensAt } from '@skillcert/core';

/**
 * Whether people of a sitting are marked by name at `now`, in milliseconds: from shortly before it, until scores of its
 * subject are published.
 */
export const takesMarks = (
  { starts_at, is_settled }: Pick<SittingCounts, 'starts_at' | 'is_settled'>,
  status: ClassStatus | undefined,
  now: number,
): boolean =>
  status !== undefined &&
  changesAttendance(status) &&
  !is_settled &&
  doorOpensAt(Date.parse(starts_at)) <= now;
