'use client';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { DataTableCard } from './data-table-card.js';
import { DataTableFilter } from './data-table-filter.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { DataTableSort } from './data-table-sort.js';
import { dataTableWords } from './data-table-words.js';

const atOnce = 50;

/** The same records as cards, for phones: fifty at once. */
export function DataTableCards<Row extends object>(props: DataTablePartProps<Row>) {
  const { caption, columns, rows, rowId, filterable } = props;
  const words = usePartWords('dataTable', dataTableWords);
  const [count, setCount] = useState(atOnce);
  const more = Math.min(atOnce, rows.length - count);
  return (
    <>
      <DataTableSort {...props} />
      {filterable && (
        <details className="sc-data-table-card-filters">
          <summary>{words.filter}</summary>
          {columns.map(({ column }) => (
            <DataTableFilter key={column.id} {...props} column={column} />
          ))}
        </details>
      )}
      <ul className="sc-data-table-cards" aria-label={caption}>
        {rows.slice(0, count).map((record, index) => (
          <DataTableCard key={rowId(record)} table={props} record={record} index={index} />
        ))}
      </ul>
      {more > 0 && (
        <div className="sc-data-table-order">
          <Button block onClick={() => setCount(count + atOnce)}>
            {words.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
