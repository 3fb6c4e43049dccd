'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { SearchInput } from '../search-input/search-input.js';
import { Select } from '../select/select.js';
import type { DataTablePartProps } from './data-table-parts.js';
import type { Column } from './data-table-props.js';
import { dataTableWords } from './data-table-words.js';
import { withFilter } from './table-view.js';

interface DataTableFilterProps<Row extends object>
  extends Pick<DataTablePartProps<Row>, 'view' | 'onViewChange' | 'filterDelay'> {
  column: Column<Row>;
}

/** The filter of one column: a search that waits until typing rests, or a choice. */
export function DataTableFilter<Row extends object>({
  column: { id, header, filter },
  view,
  onViewChange,
  filterDelay,
}: DataTableFilterProps<Row>) {
  const words = usePartWords('dataTable', dataTableWords);
  if (!filter) return null;
  const given = view.filters?.[id] ?? '';
  const narrow = (text: string) => text !== given && onViewChange?.(withFilter(view, id, text));
  return filter === 'text' ? (
    <SearchInput
      label={words.filterBy(header)}
      placeholder=""
      delay={filterDelay}
      value={given}
      onSearch={narrow}
    />
  ) : (
    <Select
      aria-label={words.filterBy(header)}
      placeholder={words.any}
      options={filter}
      value={given}
      onValueChange={narrow}
    />
  );
}
