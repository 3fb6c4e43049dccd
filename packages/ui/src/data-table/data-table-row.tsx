'use client';
import type { MouseEvent } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableViewProps, TableRow } from './data-table-view.js';

interface DataTableRowProps<Row extends object> extends DataTableViewProps<Row> {
  row: TableRow<Row>;
}

// React also bubbles clicks out of the menus and dialogs that a cell opens elsewhere; those are not on the row.
const isOnRow = ({ currentTarget, target }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, select, textarea') === null;

/** One record. A click anywhere opens it; the first cell's button is the keyboard's way. */
export function DataTableRow<Row extends object>({
  row,
  columns,
  rowLabel,
  selectable,
  onRowClick,
  rowActions,
}: DataTableRowProps<Row>) {
  const { words } = useSkillcert();
  const record = row.original;
  const chosen = row.getIsSelected();
  const open = (event: MouseEvent) => {
    if (isOnRow(event)) onRowClick?.(record);
  };
  return (
    <tr
      className="sc-data-table-row"
      data-clickable={onRowClick ? '' : undefined}
      data-chosen={chosen || undefined}
      onClick={onRowClick ? open : undefined}
    >
      {selectable && (
        <td className="sc-data-table-check">
          <Checkbox
            aria-label={words.selectRow(rowLabel(record))}
            checked={chosen}
            onCheckedChange={(checked) => row.toggleSelected(checked)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className="sc-data-table-cell"
          data-align={column.align}
          data-width={column.width}
        >
          {index === 0 && onRowClick ? (
            <button
              type="button"
              className="sc-data-table-open"
              aria-label={words.openRow(rowLabel(record))}
              onClick={() => onRowClick(record)}
            >
              {column.cell(record)}
            </button>
          ) : (
            column.cell(record)
          )}
        </td>
      ))}
      {rowActions && (
        <td className="sc-data-table-cell" data-align="end">
          <div className="sc-data-table-actions">{rowActions(record)}</div>
        </td>
      )}
    </tr>
  );
}
