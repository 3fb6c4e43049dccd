import type { Address, Place } from './address-schema.js';

/** What is known of the places in a place that came without them. */
export type Fetched = 'failed' | readonly Place[];

/** What a level of places has to offer. */
export type PlaceLevel =
  | { state: 'ready'; options: readonly Place[] }
  /** There is nothing to choose: the place above has no parts. */
  | { state: 'none' }
  /** The place above is not chosen yet. */
  | { state: 'waiting' }
  | { state: 'loading' | 'failed'; path: readonly string[] };

interface PlaceSource {
  /** The first level; without it that is asked for, too. */
  places: readonly Place[] | undefined;
  /** Places without `children` have some that can be asked for. */
  asks: boolean;
  fetched: ReadonlyMap<string, Fetched>;
}

/** The key of a path among what was fetched. */
export const keyOf = (path: readonly string[]): string => path.join('\n');

const levelAt = (
  path: readonly string[],
  inside: readonly Place[] | undefined,
  { asks, fetched }: PlaceSource,
): PlaceLevel => {
  if (path.at(-1) === '') return { state: 'waiting' };
  const found = inside ?? (asks ? (fetched.get(keyOf(path)) ?? 'loading') : []);
  if (found === 'loading' || found === 'failed') return { state: found, path };
  return found.length > 0 ? { state: 'ready', options: found } : { state: 'none' };
};

/** The levels of places for what is chosen so far, one for each name. */
export const levelsOf = (names: readonly string[], address: Address, source: PlaceSource): PlaceLevel[] => {
  let inside = source.places;
  return names.map((name, at) => {
    const path = names.slice(0, at).map((each) => address[each] ?? '');
    const level = levelAt(path, inside, source);
    const options = level.state === 'ready' ? level.options : [];
    inside = options.find((place) => place.value === address[name])?.children;
    return level;
  });
};
