'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { DataTableFilterRow } from './data-table-filter-row.js';
import { DataTableHeader } from './data-table-header.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { chosenAmong } from './row-selection.js';

/** The row of headers, and the row of filters where a column has one. */
export function DataTableHead<Row extends object>(props: DataTablePartProps<Row>) {
  const { columns, rows, rowId, rowActions, rowDetails, selection, onChoose, filterable, places } = props;
  const { words } = useSkillcert();
  const ids = selection ? rows.map(rowId) : [];
  const chosen = selection ? chosenAmong(selection, ids) : 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="sc-data-table-check" style={places.check}>
            <Checkbox
              aria-label={words.selectAll}
              checked={chosen > 0 && chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              onCheckedChange={(all) => onChoose(ids, all)}
            />
          </th>
        )}
        {rowDetails && <td className="sc-data-table-unfold" style={places.unfold} />}
        {columns.map((placed) => (
          <DataTableHeader key={placed.column.id} {...props} placed={placed} />
        ))}
        {rowActions && (
          <th scope="col" className="sc-data-table-cell" data-align="end" style={places.actions}>
            {words.rowActions}
          </th>
        )}
      </tr>
      {filterable && <DataTableFilterRow {...props} />}
    </thead>
  );
}
