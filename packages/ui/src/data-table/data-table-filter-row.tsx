'use client';
import { DataTableFilter } from './data-table-filter.js';
import type { DataTablePartProps } from './data-table-parts.js';

/** Under each header that has one, its filter. */
export function DataTableFilterRow<Row extends object>(props: DataTablePartProps<Row>) {
  const { columns, rowActions, rowDetails, selection, places } = props;
  return (
    <tr className="sc-data-table-filters">
      {selection && <td className="sc-data-table-check" style={places.check} />}
      {rowDetails && <td className="sc-data-table-unfold" style={places.unfold} />}
      {columns.map(({ column, pin, edge, style }) => (
        <td
          key={column.id}
          className="sc-data-table-cell"
          data-pin={pin}
          data-edge={edge || undefined}
          style={style}
        >
          <DataTableFilter {...props} column={column} />
        </td>
      ))}
      {rowActions && <td className="sc-data-table-cell" style={places.actions} />}
    </tr>
  );
}
