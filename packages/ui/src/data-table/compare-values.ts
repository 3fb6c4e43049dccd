import type { Column } from './column.js';

/** What a row has in a column. */
export type Value = string | number | undefined;

/** What a local table sorts and filters a row by; undefined sorts last. */
export const sortValueOf = <Row>({ value, cell }: Pick<Column<Row>, 'value' | 'cell'>, row: Row): Value => {
  if (value) return value(row) ?? undefined;
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
};

/** Compares two values the way people sort them: numbers by size, words by the language. */
export const compareBy =
  (collator: Intl.Collator) =>
  (a: Value, b: Value): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Asks whether a value passes a filter: a search finds it anywhere, a choice wants all of it. */
export const matcherOf = (filter: Column<never>['filter'], wanted: string): ((value: Value) => boolean) => {
  if (filter !== 'text') return (value) => String(value ?? '') === wanted;
  const sought = wanted.toLowerCase();
  return (value) =>
    String(value ?? '')
      .toLowerCase()
      .includes(sought);
};

/** The place of each value among all, from 0: equal ones share one, and what has no value has -1. */
export const ranksOf = (values: readonly Value[], compare: (a: Value, b: Value) => number): number[] => {
  const sorted = [...new Set(values)]
    .filter((value) => value !== undefined && !Number.isNaN(value))
    .sort(compare);
  const ranks = new Map<Value, number>();
  let rank = 0;
  for (const [at, value] of sorted.entries()) {
    if (at > 0 && compare(sorted[at - 1], value) !== 0) rank += 1;
    ranks.set(value, rank);
  }
  return values.map((value) => ranks.get(value) ?? -1);
};
