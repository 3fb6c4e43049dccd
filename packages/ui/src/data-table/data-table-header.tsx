'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from './column.js';

interface DataTableHeaderProps<Row> {
  column: Column<Row> | undefined;
  direction: 'asc' | 'desc' | false;
  /** Ascending, then descending, then the server's own order. */
  onToggle: (() => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column's header; a button where the column sorts. */
export function DataTableHeader<Row>({ column, direction, onToggle }: DataTableHeaderProps<Row>) {
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      className="sc-data-table-cell"
      data-align={column?.align}
      data-width={column?.width}
      aria-sort={direction ? ariaSort[direction] : undefined}
    >
      {onToggle ? (
        <button
          type="button"
          className="sc-data-table-sort"
          data-active={direction || undefined}
          onClick={() => onToggle()}
        >
          {column?.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        column?.header
      )}
    </th>
  );
}
