/**
 * The sum of amounts in integer cents.
 * @throws RangeError when an amount or the sum is not a safe integer: money is never rounded in silence.
 */
export const addCents = (...amounts: readonly number[]): number => {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (![...amounts, sum].every(Number.isSafeInteger)) {
    throw new RangeError(`Cannot add ${amounts.join(' + ')}: amounts are whole cents below 2^53.`);
  }
  return sum;
};
