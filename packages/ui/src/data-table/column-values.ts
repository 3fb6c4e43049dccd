import type { Column } from './column.js';

/** The value of a row in a column. */
export type Value = string | number | undefined;

/** The value by which a local table sorts and filters a row; undefined sorts last. */
export const sortValueOf = <Row>({ value, cell }: Pick<Column<Row>, 'value' | 'cell'>, row: Row): Value => {
  if (value) return value(row) ?? undefined;
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
};

/** A value as a filter reads it: a search ignores case. */
export const filterTextOf = (filter: Column<never>['filter'], value: Value): string =>
  filter === 'text' ? String(value ?? '').toLowerCase() : String(value ?? '');

/** Asks whether such a text passes a filter: a search finds it anywhere, a choice wants all of it. */
export const matcherOf = (filter: Column<never>['filter'], wanted: string): ((text: string) => boolean) => {
  const sought = filterTextOf(filter, wanted);
  return filter === 'text' ? (text) => text.includes(sought) : (text) => text === sought;
};
