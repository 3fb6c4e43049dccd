import type { SittingCounts } from '@skillcert/api-client';
import { doorOpensAt } from '@skillcert/core';

type Times = Pick<SittingCounts, 'starts_at' | 'ends_at'>;

/**
 * The sittings around a moment in milliseconds: every one that is on or whose door is open, whenever it begins;
 * else those of the next start; else the last one with those that were on beside it. Sittings are in their order.
 */
export const sittingsAround = <Sitting extends Times>(
  sittings: readonly Sitting[],
  now: number,
): readonly Sitting[] => {
  const ahead = sittings.filter(({ ends_at }) => Date.parse(ends_at) > now);
  const on = ahead.filter(({ starts_at }) => doorOpensAt(Date.parse(starts_at)) <= now);
  if (on.length > 0) return on;
  const [next] = ahead;
  if (next) return ahead.filter(({ starts_at }) => starts_at === next.starts_at);
  const last = sittings.at(-1);
  return last ? sittings.filter(({ ends_at }) => ends_at > last.starts_at) : [];
};
