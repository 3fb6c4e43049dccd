import { originKey } from '@skillcert/core';
import type { SeatingPerson } from './seating.js';

/** Units and employers by index, the one with the most people first: comparing numbers is cheap. */
export interface Origins {
  readonly names: readonly string[];
  /** The origins of each person, by the index of the person. */
  readonly of: readonly (readonly number[])[];
}

/** Numbers the units and employers of people; two spellings of one name are one origin. */
export const originsOf = (people: readonly SeatingPerson[]): Origins => {
  const keysOf = people.map(({ origins }) => [...new Set(origins.map(originKey))].filter(Boolean));
  // The first spelling is the one that is shown.
  const names = new Map(
    people.flatMap(({ origins }) => origins.map((name) => [originKey(name), name] as const)).reverse(),
  );
  const sizes = new Map<string, number>();
  for (const key of keysOf.flat()) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const keys = [...sizes].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const indexes = new Map(keys.map((key, index) => [key, index]));
  return {
    names: keys.map((key) => names.get(key) ?? key),
    of: keysOf.map((own) => own.map((key) => indexes.get(key) ?? -1).sort((one, other) => one - other)),
  };
};
