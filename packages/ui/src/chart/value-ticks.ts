import { niceTicks } from './nice-ticks.js';

/** Ticks for these values: whole numbers where all of them are, as many as a length of `ems` holds. */
export const valueTicks = (values: readonly (number | null)[], ems: number): number[] => {
  const numbers = values.filter((value) => value !== null);
  return niceTicks(Math.min(...numbers), Math.max(...numbers), {
    count: Math.min(6, Math.max(2, Math.floor(ems / 3.5))),
    whole: numbers.every(Number.isInteger),
  });
};
