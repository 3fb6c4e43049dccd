'use client';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import type { DataTableViewProps } from './data-table-view.js';

/** The order of the cards, which have no headers to press. */
export function DataTableSort<Row extends object>({ columns, table }: DataTableViewProps<Row>) {
  const { words } = useSkillcert();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const [current] = table.state.sorting;
  return (
    <div className="sc-data-table-order">
      <Select
        aria-label={words.sortBy}
        placeholder={words.sortBy}
        value={current ? `${current.id} ${current.desc ? 'desc' : 'asc'}` : ''}
        options={sortable.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: words.sortAscending(header) },
          { value: `${id} desc`, label: words.sortDescending(header) },
        ])}
        onValueChange={(value) => {
          const [id, direction] = value.split(' ');
          table.setSorting(id ? [{ id, desc: direction === 'desc' }] : []);
        }}
      />
    </div>
  );
}
