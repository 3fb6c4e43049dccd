'use client';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableRowProps } from './data-table-parts.js';
import { dataTableWords } from './data-table-words.js';

/** The button that unfolds the details of a row. */
export function DataTableUnfold<Row extends object>({ table, record }: DataTableRowProps<Row>) {
  const { rowId, rowLabel, unfolded, onUnfold } = table;
  const words = usePartWords('dataTable', dataTableWords);
  const id = rowId(record);
  const open = unfolded.has(id);
  return (
    <IconButton
      size="small"
      label={words.details(rowLabel(record))}
      icon={open ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      aria-expanded={open}
      onClick={() => onUnfold(id)}
    />
  );
}

/** The lead of a row before its cells: its check box, and the button that unfolds its details. */
function DataTableRowLead<Row extends object>(props: DataTableRowProps<Row>) {
  const { table, record } = props;
  const { rowId, rowLabel, rowDetails, selection, onChoose, places } = table;
  const { words } = useSkillcert();
  const id = rowId(record);
  return (
    <>
      {selection && (
        <td className="sc-data-table-check" style={places.check}>
          <Checkbox
            aria-label={words.selectRow(rowLabel(record))}
            checked={selection.has(id)}
            onCheckedChange={(chosen) => onChoose([id], chosen)}
          />
        </td>
      )}
      {rowDetails && (
        <td className="sc-data-table-unfold" style={places.unfold}>
          <DataTableUnfold {...props} />
        </td>
      )}
    </>
  );
}

interface DataTableDetailsProps<Row extends object> extends DataTableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement>;
}

/** The details that are unfolded under a row, across all columns. */
export function DataTableDetails<Row extends object>({
  table,
  record,
  index,
  ref,
}: DataTableDetailsProps<Row>) {
  const { columns, rowActions, rowDetails, selection } = table;
  return (
    <tr ref={ref} data-index={index} className="sc-data-table-details-row">
      <td
        className="sc-data-table-details"
        colSpan={columns.length + 1 + (selection ? 1 : 0) + (rowActions ? 1 : 0)}
      >
        {rowDetails?.(record)}
      </td>
    </tr>
  );
}

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
