'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column, Sort } from './column.js';

interface DataTableHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Ascending, then descending, then the server's own order. */
const nextSort = (id: string, sort: Sort | null): Sort | null => {
  if (sort?.id !== id) return { id, direction: 'asc' };
  return sort.direction === 'asc' ? { id, direction: 'desc' } : null;
};

/** A column's header; a button where the column sorts. */
export function DataTableHeader<Row>({ column, sort, onSortChange }: DataTableHeaderProps<Row>) {
  const direction = sort?.id === column.id ? sort.direction : null;
  const Icon = direction === null ? ChevronsUpDown : { asc: ArrowUp, desc: ArrowDown }[direction];
  return (
    <th
      scope="col"
      className="sc-data-table-cell"
      data-align={column.align}
      data-width={column.width}
      aria-sort={direction ? ariaSort[direction] : undefined}
    >
      {column.sortable && onSortChange ? (
        <button
          type="button"
          className="sc-data-table-sort"
          data-active={direction ?? undefined}
          onClick={() => onSortChange(nextSort(column.id, sort))}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
