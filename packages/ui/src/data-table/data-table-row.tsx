'use client';
import type { MouseEvent } from 'react';
import type { DataTableRowProps } from './data-table-parts.js';
import { DataTableRowLead } from './data-table-row-lead.js';

// React also bubbles clicks out of the menus and dialogs that a cell opens elsewhere; those are not on the row.
const isOnRow = ({ currentTarget, target }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, select, textarea') === null;

/** One record. A click anywhere opens it; the first cell's button is the keyboard's way. */
export function DataTableRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { table, record, index } = props;
  const { columns, rowId, selection, onRowClick, rowActions, rowDetails, virtual } = table;
  const open = (event: MouseEvent) => {
    if (isOnRow(event)) onRowClick?.(record);
  };
  return (
    <tr
      className="sc-data-table-row"
      data-clickable={onRowClick ? '' : undefined}
      data-chosen={selection?.has(rowId(record)) || undefined}
      data-index={virtual ? index : undefined}
      aria-rowindex={virtual ? index + (table.filterable ? 3 : 2) : undefined}
      onClick={onRowClick ? open : undefined}
    >
      {(selection || rowDetails) && <DataTableRowLead {...props} />}
      {columns.map(({ column, pin, edge, style }, place) => (
        <td
          key={column.id}
          className="sc-data-table-cell"
          data-align={column.align}
          data-width={column.width}
          data-pin={pin}
          data-edge={edge || undefined}
          style={style}
        >
          {place === 0 && onRowClick ? (
            <button type="button" className="sc-data-table-open" onClick={() => onRowClick(record)}>
              {column.cell(record)}
            </button>
          ) : (
            column.cell(record)
          )}
        </td>
      ))}
      {rowActions && (
        <td className="sc-data-table-cell" data-align="end" style={table.places.actions}>
          <div className="sc-data-table-actions">{rowActions(record)}</div>
        </td>
      )}
    </tr>
  );
}
