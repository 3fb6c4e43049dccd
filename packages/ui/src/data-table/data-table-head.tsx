'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { DataTableFilter } from './data-table-filter.js';
import type { DataTablePartProps } from './data-table-parts.js';
import type { DataTableResizer as Resizer } from './data-table-resizer.js';
import type { PlacedColumn } from './place-columns.js';
import { chosenAmong } from './row-selection.js';
import { nextSort } from './table-view.js';

/** Under each header that has one, its filter. */
function DataTableFilterRow<Row extends object>(props: DataTablePartProps<Row>) {
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

/** Tables whose columns keep their width do not pay for it. */
const DataTableResizer = lazy(async () => ({
  default: (await import('./data-table-resizer.js')).DataTableResizer,
})) as unknown as typeof Resizer;

interface DataTableHeaderProps<Row extends object> extends DataTablePartProps<Row> {
  placed: PlacedColumn<Row>;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column's header: a button where the column sorts, and its edge where columns can be resized. */
function DataTableHeader<Row extends object>(props: DataTableHeaderProps<Row>) {
  const { placed, sort, onSort, onViewChange, fixed } = props;
  const { column, pin, edge, style } = placed;
  const id = useId();
  const direction = sort?.id === column.id ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      className="sc-data-table-cell"
      data-align={column.align}
      data-width={column.width}
      data-pin={pin}
      data-edge={edge || undefined}
      style={style}
      aria-labelledby={id}
      aria-sort={direction && ariaSort[direction]}
    >
      {onSort && column.sortable ? (
        <button
          id={id}
          type="button"
          className="sc-data-table-sort"
          data-active={direction}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        <span id={id}>{column.header}</span>
      )}
      {fixed && onViewChange && (
        <Suspense>
          <DataTableResizer {...props} />
        </Suspense>
      )}
    </th>
  );
}

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
