import { wholeShare } from './whole-share.js';

const whole = BigInt(wholeShare);

/**
 * Splits integer cents by shares in basis points (10,000 in all). Each part is rounded down and the rest goes to
 * the largest remainders, the first of equals first: the parts add up to the total exactly.
 * @throws RangeError when the total is not an integer or the shares are not whole basis points that add up to
 * 10,000.
 */
export const splitShares = (total: number, shares: readonly number[]): readonly number[] => {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (
    !Number.isSafeInteger(total) ||
    sum !== wholeShare ||
    !shares.every((share) => Number.isInteger(share) && share >= 0)
  ) {
    throw new RangeError(
      `Cannot split ${total} by ${shares.join(', ')}: the total must be whole cents, and the shares whole basis points that add up to ${wholeShare}.`,
    );
  }
  // BigInt: a total above 2^53 / 10000 cents would lose cents in floating point.
  const cents = shares.map((share) => Number((BigInt(Math.abs(total)) * BigInt(share)) / whole));
  const remainders = shares.map((share) => Number((BigInt(Math.abs(total)) * BigInt(share)) % whole));
  const left = Math.abs(total) - cents.reduce((all, part) => all + part, 0);
  const lucky = remainders
    .map((remainder, at) => ({ remainder, at }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
    .slice(0, left);
  for (const { at } of lucky) cents[at] = (cents[at] ?? 0) + 1;
  return total < 0 ? cents.map((part) => (part === 0 ? 0 : -part)) : cents;
};
