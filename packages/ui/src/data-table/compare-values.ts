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

/** Whether a value passes a filter: a search finds it anywhere, a choice wants all of it. */
export const passes = (filter: Column<never>['filter'], value: Value, wanted: string): boolean => {
  const text = String(value ?? '');
  return filter === 'text' ? text.toLowerCase().includes(wanted.toLowerCase()) : text === wanted;
};
