import type { Filter, FilterValue } from './filter.js';

/** The choices of a `multi` filter; a comma parts them. */
export const choicesOf = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((part) => part.replaceAll('%2C', ',').replaceAll('%25', '%'));

/** Writes the choices of a `multi` filter as one text. */
export const joinChoices = (choices: readonly string[]): string =>
  choices.map((choice) => choice.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The two ends of a `dates` filter; an open end is empty. */
export const intervalOf = (text: string): { from: string; to: string } => {
  const [from = '', to = ''] = text.split('/');
  return { from: day.test(from) ? from : '', to: day.test(to) ? to : '' };
};

/** Writes an interval as one text; nothing where both ends are open. */
export const joinInterval = (from: string, to: string): string => (from || to ? `${from}/${to}` : '');

/**
 * The part of a text that this filter understands; nothing if an address was written by hand, or names a choice
 * that no longer exists.
 */
const understood = (filter: Filter, text: string): string => {
  switch (filter.kind) {
    case 'text':
    case 'custom':
      return text;
    case 'select':
      return filter.options.some(({ value }) => value === text) ? text : '';
    case 'multi':
      return joinChoices(
        choicesOf(text).filter((choice) => filter.options.some(({ value }) => value === choice)),
      );
    case 'dates': {
      const { from, to } = intervalOf(text);
      return joinInterval(from, to);
    }
    default:
      return filter satisfies never;
  }
};

/** The value with one filter set anew; an empty text takes it out. */
export const withFilterValue = (value: FilterValue, id: string, text: string): FilterValue => {
  const { [id]: _, ...others } = value;
  return text ? { ...others, [id]: text } : others;
};

/** The values of these filters in an address. */
export const readFilters = (filters: readonly Filter[], params: URLSearchParams): FilterValue =>
  Object.fromEntries(
    filters
      .map((filter): [string, string] => [filter.id, understood(filter, params.get(filter.id) ?? '')])
      .filter(([, text]) => text !== ''),
  );

/**
 * The address with these filters in it; its other parts stay, except the page, which another filter makes
 * meaningless.
 */
export const writeFilters = (
  filters: readonly Filter[],
  value: FilterValue,
  params: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const { id } of filters) {
    const text = value[id];
    if (text) next.set(id, text);
    else next.delete(id);
  }
  return next;
};
