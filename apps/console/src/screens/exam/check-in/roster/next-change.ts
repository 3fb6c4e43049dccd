import type { SittingCounts } from '@skillcert/api-client';
import { doorOpensAt } from '@skillcert/core';

const longestMs = 3_600_000;
/** The clocks of the server and of the device differ a little. */
const marginMs = 2_000;

/**
 * The time until the roster changes by itself, in milliseconds, at most an hour: a sitting ends, or its door
 * opens and its people can be marked by name. False after the last one.
 */
export const nextChange = (
  sittings: readonly Pick<SittingCounts, 'starts_at' | 'ends_at'>[],
  now: number,
): number | false => {
  const moments = sittings.flatMap(({ starts_at, ends_at }) => [
    doorOpensAt(Date.parse(starts_at)),
    Date.parse(ends_at),
  ]);
  const waits = moments.map((each) => each + marginMs - now).filter((each) => each > 0);
  return waits.length > 0 && Math.min(longestMs, ...waits);
};
