'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { DataTablePartProps } from './data-table-parts.js';
import type { DataTableResizer as Resizer } from './data-table-resizer.js';
import type { PlacedColumn } from './place-columns.js';
import { nextSort } from './table-view.js';

/** Loaded lazily: tables with fixed columns do not pay for it. */
const DataTableResizer = lazy(async () => ({
  default: (await import('./data-table-resizer.js')).DataTableResizer,
})) as unknown as typeof Resizer;

interface DataTableHeaderProps<Row extends object> extends DataTablePartProps<Row> {
  placed: PlacedColumn<Row>;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column's header: a button where the column sorts, and its edge where columns can be resized. */
export function DataTableHeader<Row extends object>(props: DataTableHeaderProps<Row>) {
  const { placed, sort, onSort, onViewChange, fixed } = props;
  const { column, pin, edge, style } = placed;
  const id = useId();
  const direction = sort?.id === column.id ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      className="sc-data-table-cell"
      data-align={column.align}
      data-width={column.width}
      data-pin={pin}
      data-edge={edge || undefined}
      style={style}
      aria-labelledby={id}
      aria-sort={direction && ariaSort[direction]}
    >
      {onSort && column.sortable ? (
        <button
          id={id}
          type="button"
          className="sc-data-table-sort"
          data-active={direction}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        <span id={id}>{column.header}</span>
      )}
      {fixed && onViewChange && (
        <Suspense>
          <DataTableResizer {...props} />
        </Suspense>
      )}
    </th>
  );
}
