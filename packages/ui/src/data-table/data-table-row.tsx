'use client';
import type { MouseEvent } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type DataTableViewProps, toggled } from './data-table-view.js';

interface DataTableRowProps<Row> extends DataTableViewProps<Row> {
  row: Row;
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null;

/** One record. A click anywhere opens it; the first cell's button is the keyboard's way. */
export function DataTableRow<Row>({
  row,
  columns,
  rowId,
  rowLabel,
  selection,
  onSelectionChange,
  onRowClick,
  rowActions,
}: DataTableRowProps<Row>) {
  const { words } = useSkillcert();
  const id = rowId(row);
  const chosen = selection?.has(id) ?? false;
  const open = (event: MouseEvent) => {
    if (!isControl(event.target)) onRowClick?.(row);
  };
  return (
    <tr
      className="sc-data-table-row"
      data-clickable={onRowClick ? '' : undefined}
      data-chosen={chosen || undefined}
      onClick={onRowClick ? open : undefined}
    >
      {selection && (
        <td className="sc-data-table-check">
          <Checkbox
            aria-label={words.selectRow(rowLabel(row))}
            checked={chosen}
            onCheckedChange={(checked) => onSelectionChange?.(toggled(selection, id, checked))}
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
              aria-label={words.openRow(rowLabel(row))}
              onClick={() => onRowClick(row)}
            >
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions && (
        <td className="sc-data-table-cell" data-align="end">
          <div className="sc-data-table-actions">{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}
