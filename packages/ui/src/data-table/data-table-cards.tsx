'use client';
import { DataTableCard } from './data-table-card.js';
import { DataTableSort } from './data-table-sort.js';
import type { DataTableViewProps } from './data-table-view.js';

/** The same records as cards, for phones. */
export function DataTableCards<Row extends object>(props: DataTableViewProps<Row>) {
  const { caption, table, sortable } = props;
  return (
    <>
      {sortable && <DataTableSort {...props} />}
      <ul className="sc-data-table-cards" aria-label={caption}>
        {table.getRowModel().rows.map((row) => (
          <DataTableCard key={row.id} {...props} row={row} />
        ))}
      </ul>
    </>
  );
}
