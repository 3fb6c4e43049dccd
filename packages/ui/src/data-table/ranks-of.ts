import type { Column } from './data-table-props.js';

/**
 * Rows in the order of their ranks, equal ones as they came; what has the rank -1 is last in both directions. Places
 * are counted:
 * no row is compared.
 */
export const orderByRank = <Row>(
  rows: readonly Row[],
  ranks: readonly number[],
  descending: boolean,
): Row[] => {
  let most = -1;
  for (const rank of ranks) if (rank > most) most = rank;
  const stepOf = (rank: number) => (rank < 0 ? most + 1 : descending ? most - rank : rank);
  // First how many stand on each step, one further up; summed, where each step begins.
  const places = new Uint32Array(most + 3);
  for (const rank of ranks) places[stepOf(rank) + 1] = (places[stepOf(rank) + 1] ?? 0) + 1;
  places.forEach((count, step) => {
    places[step] = count + (places[step - 1] ?? 0);
  });
  const ordered = new Array<Row>(rows.length);
  rows.forEach((row, at) => {
    const step = stepOf(ranks[at] ?? -1);
    const place = places[step] ?? 0;
    ordered[place] = row;
    places[step] = place + 1;
  });
  return ordered;
};

/** The value of a row in a column. */
export type Value = string | number | undefined;

/** The value that a local table sorts and filters a row by; undefined sorts last. */
export const sortValueOf = <Row>({ value, cell }: Pick<Column<Row>, 'value' | 'cell'>, row: Row): Value => {
  if (value) return value(row) ?? undefined;
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
};

/** A value as a filter looks at it: a search does not mind capitals. */
export const filterTextOf = (filter: Column<never>['filter'], value: Value): string =>
  filter === 'text' ? String(value ?? '').toLowerCase() : String(value ?? '');

/** Asks whether such a text passes a filter: a search finds it anywhere, a choice wants all of it. */
export const matcherOf = (filter: Column<never>['filter'], wanted: string): ((text: string) => boolean) => {
  const sought = filterTextOf(filter, wanted);
  return filter === 'text' ? (text) => text.includes(sought) : (text) => text === sought;
};

interface Keyed {
  value: Value;
  /** Of a word of Chinese characters only: sorts by its codes as the word does by the language. */
  key: string | undefined;
}

const ideographs = /^\p{Unified_Ideograph}+$/u;

/**
 * A code for each character, in the order of the language; none if two of them sort as one, as the hanja of one
 * reading do in Korean.
 */
const codesOf = (characters: readonly string[], language: string): ReadonlyMap<string, string> => {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const sorted = [...characters].sort(compare);
  const alike = sorted.some((each, at) => at > 0 && compare(sorted[at - 1] ?? '', each) === 0);
  return new Map(alike ? [] : sorted.map((each, at) => [each, String.fromCharCode(at)]));
};

/**
 * Values with their keys. Chinese characters sort one by one, so each needs its place among the others only once:
 * asking a collator about every two of 10,000 names takes twice as long.
 */
const keyed = (values: readonly Value[], language: string): Keyed[] => {
  const words = values.map((value) => (ideographs.test(String(value)) ? String(value) : ''));
  const codes = codesOf([...new Set(words.join(''))], language);
  return values.map((value, at) => {
    let key = codes.size > 0 && words[at] ? '' : undefined;
    if (key !== undefined) for (const character of words[at] ?? '') key += codes.get(character) ?? '';
    return { value, key };
  });
};

/** Compares two values the way people sort them: numbers by size, words by the language. */
const compareBy =
  (collator: Intl.Collator) =>
  (a: Keyed, b: Keyed): number => {
    if (a.key !== undefined && b.key !== undefined) return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    return typeof a.value === 'number' && typeof b.value === 'number'
      ? a.value - b.value
      : collator.compare(String(a.value), String(b.value));
  };

/** The place of each value among all, from 0: equal ones share one, and a missing value has -1. */
export const ranksOf = (values: readonly Value[], language: string): number[] => {
  const known = [...new Set(values)].filter((value) => value !== undefined && !Number.isNaN(value));
  const compare = compareBy(new Intl.Collator(language));
  const ranks = new Map<Value, number>();
  let rank = -1;
  let before: Keyed | undefined;
  for (const each of keyed(known, language).sort(compare)) {
    if (before === undefined || compare(before, each) !== 0) rank += 1;
    ranks.set(each.value, rank);
    before = each;
  }
  return values.map((value) => ranks.get(value) ?? -1);
};
