export type { Filter, FilterValue } from './filter.js';
export { FilterBar, type FilterBarProps } from './filter-bar.js';
export { readFilters, writeFilters } from './filter-values.js';
