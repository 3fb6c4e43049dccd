import type { Ref } from 'react';
import type { DataTableRowProps } from './data-table-parts.js';

interface DataTableDetailsProps<Row extends object> extends DataTableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement>;
}

/** The unfolded details of a row, across all columns. */
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
