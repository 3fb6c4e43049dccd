'use client';
import { SearchInput } from '../search-input/search-input.js';
import { Select } from '../select/select.js';
import type { Filter } from './filter.js';
import { FilterChoices } from './filter-choices.js';
import { FilterDates } from './filter-dates.js';

interface FilterControlProps {
  filter: Filter;
  value: string;
  onValueChange: (value: string) => void;
  /** In the bar the control carries its label itself, in the drawer a Field does. */
  place: 'bar' | 'drawer';
}

/** The control of one filter. */
export function FilterControl({ filter, value, onValueChange, place }: FilterControlProps) {
  switch (filter.kind) {
    case 'text':
      return (
        <SearchInput
          label={filter.label}
          placeholder={filter.label}
          value={value}
          maxLength={filter.maxLength}
          onSearch={(text) => text !== value && onValueChange(text)}
        />
      );
    case 'select':
      return (
        <Select
          aria-label={filter.label}
          placeholder={filter.label}
          options={filter.options}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case 'multi':
      return <FilterChoices filter={filter} value={value} onValueChange={onValueChange} place={place} />;
    case 'dates':
      return (
        <FilterDates
          label={filter.label}
          value={value}
          onValueChange={onValueChange}
          labelled={place === 'bar'}
        />
      );
    case 'custom':
      return filter.control(value, onValueChange);
    default:
      return filter satisfies never;
  }
}
