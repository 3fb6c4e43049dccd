import type { Column } from './column.js';

type Value = string | number | undefined;

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
