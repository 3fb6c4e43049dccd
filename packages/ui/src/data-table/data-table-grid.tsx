'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { DataTableHeader } from './data-table-header.js';
import { DataTableRow } from './data-table-row.js';
import type { DataTableViewProps } from './data-table-view.js';

/** The table of a wide screen; scrolls sideways inside a named region of its own. */
export function DataTableGrid<Row>(props: DataTableViewProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSortChange, selection, onSelectionChange, rowActions } =
    props;
  const { words } = useSkillcert();
  const ids = rows.map(rowId);
  const chosen = selection ? ids.filter((id) => selection.has(id)).length : 0;
  const chooseAll = (all: boolean) => {
    const next = new Set(selection);
    for (const id of ids) all ? next.add(id) : next.delete(id);
    onSelectionChange?.(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="sc-data-table-scroll" aria-label={caption} tabIndex={0}>
      <table className="sc-data-table-table">
        <caption className="sc-data-table-caption">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="sc-data-table-check">
                <Checkbox
                  aria-label={words.selectAll}
                  checked={chosen > 0 && chosen === ids.length}
                  indeterminate={chosen > 0 && chosen < ids.length}
                  onCheckedChange={chooseAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <DataTableHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
            {rowActions && (
              <th scope="col" className="sc-data-table-cell" data-align="end">
                {words.rowActions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataTableRow key={rowId(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
