import type { SelectOption } from '../select/select.js';
import type { Filter } from './filter.js';
import type { FilterBarWords } from './filter-bar-words.js';
import { choicesOf, intervalOf } from './filter-values.js';

const labelOf = (options: readonly SelectOption[], choice: string) =>
  options.find(({ value }) => value === choice)?.label ?? choice;

const intervalText = (text: string, words: FilterBarWords): string => {
  const { from, to } = intervalOf(text);
  if (from && to) return `${from} – ${to}`;
  return from ? words.since(from) : words.until(to);
};

/** How a filter in force reads: its value in words. */
export const describeFilter = (filter: Filter, text: string, words: FilterBarWords): string => {
  switch (filter.kind) {
    case 'text':
      return text;
    case 'select':
      return labelOf(filter.options, text);
    case 'multi':
      return choicesOf(text)
        .map((choice) => labelOf(filter.options, choice))
        .join(', ');
    case 'dates':
      return intervalText(text, words);
    case 'custom':
      return filter.describe(text);
    default:
      return filter satisfies never;
  }
};
