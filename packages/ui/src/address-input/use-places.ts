import { useEffect, useRef, useState } from 'react';
import type { Address, AddressPart, Place } from './address-schema.js';
import { type Fetched, keyOf, levelsOf, type PlaceLevel } from './place-levels.js';

/** Answers with the places in the place that a path of values leads to. */
export type LoadPlaces = (path: readonly string[]) => Promise<readonly Place[]>;

/** The levels of places by name, fetched as they are needed, and how to ask again for one that failed. */
export const usePlaces = (
  schema: readonly AddressPart[],
  address: Address,
  places: readonly Place[] | undefined,
  load: LoadPlaces | undefined,
) => {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Fetched>>(new Map());
  const underWay = useRef(new Set<string>());
  const names = schema.filter((part) => part.kind === 'place').map((part) => part.name);
  const levels = levelsOf(names, address, { places, asks: load !== undefined, fetched });
  // Whenever something is missing that nobody has asked for yet.
  useEffect(() => {
    for (const level of levels) {
      if (level.state !== 'loading' || !load) continue;
      const key = keyOf(level.path);
      if (underWay.current.has(key)) continue;
      underWay.current.add(key);
      const keep = (answer: Fetched) => {
        underWay.current.delete(key);
        setFetched((before) => new Map(before).set(key, answer));
      };
      load(level.path).then(keep, () => keep('failed'));
    }
  });
  const retry = (path: readonly string[]) =>
    setFetched((before) => new Map([...before].filter(([key]) => key !== keyOf(path))));
  const levelOf = (name: string): PlaceLevel => levels[names.indexOf(name)] ?? { state: 'none' };
  return { levelOf, retry };
};
