'use client';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import type { Sort } from './column.js';
import type { DataTablePartProps } from './data-table-parts.js';

const keyOf = ({ id, direction }: Sort) => `${id} ${direction}`;

/** The order of the cards, which have no headers to press. */
export function DataTableSort<Row extends object>({ columns, sort, onSort }: DataTablePartProps<Row>) {
  const { words } = useSkillcert();
  const choices = columns
    .filter(({ column }) => column.sortable)
    .flatMap(({ column: { id, header } }) => [
      { sort: { id, direction: 'asc' as const }, label: words.sortAscending(header) },
      { sort: { id, direction: 'desc' as const }, label: words.sortDescending(header) },
    ]);
  if (!onSort || choices.length === 0) return null;
  return (
    <div className="sc-data-table-order">
      <Select
        aria-label={words.sortBy}
        placeholder={words.sortBy}
        value={sort ? keyOf(sort) : ''}
        options={choices.map(({ sort: each, label }) => ({ value: keyOf(each), label }))}
        onValueChange={(value) =>
          onSort(choices.find(({ sort: each }) => keyOf(each) === value)?.sort ?? null)
        }
      />
    </div>
  );
}
