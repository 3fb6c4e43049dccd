import type { DaySequence } from '@skillcert/core';
import type { Booked } from './booked-of.js';

/**
 * Whether the lines stand from the first to the last or the other way, as their balance shows; without one they are
 * sorted somehow.
 */
export const orderOfRows = (booked: readonly (Booked | undefined)[]): DaySequence => {
  let [rising, falling] = [0, 0];
  for (const [at, after] of booked.entries()) {
    const before = booked[at - 1];
    if (!before || !after || before.balance === after.balance) continue;
    rising += Number(before.balance + after.change === after.balance);
    falling += Number(after.balance + before.change === before.balance);
  }
  if (rising > 0 && falling === 0) return 'rising';
  return falling > 0 && rising === 0 ? 'falling' : 'sorted';
};
