'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { DataTableHeader } from './data-table-header.js';
import { DataTableRow } from './data-table-row.js';
import type { DataTableViewProps } from './data-table-view.js';

/** The table of a wide screen; scrolls sideways inside a named region of its own. */
export function DataTableGrid<Row extends object>(props: DataTableViewProps<Row>) {
  const { caption, columns, table, selectable, sortable, rowActions } = props;
  const { words } = useSkillcert();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="sc-data-table-scroll" aria-label={caption} tabIndex={0}>
      <table className="sc-data-table-table">
        <caption className="sc-data-table-caption">{caption}</caption>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className="sc-data-table-check">
                <Checkbox
                  aria-label={words.selectAll}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected()}
                  onCheckedChange={(all) => table.toggleAllRowsSelected(all)}
                />
              </th>
            )}
            {table
              .getHeaderGroups()
              .flatMap((group) =>
                group.headers.map((header, index) => (
                  <DataTableHeader
                    key={header.id}
                    column={columns[index]}
                    direction={header.column.getIsSorted()}
                    onToggle={
                      sortable && header.column.getCanSort() ? () => header.column.toggleSorting() : undefined
                    }
                  />
                )),
              )}
            {rowActions && (
              <th scope="col" className="sc-data-table-cell" data-align="end">
                {words.rowActions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <DataTableRow key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
