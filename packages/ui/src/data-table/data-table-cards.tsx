'use client';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import { DataTableFilter } from './data-table-filter.js';
import type { DataTablePartProps, DataTableRowProps } from './data-table-parts.js';
import type { Sort } from './data-table-props.js';
import { DataTableUnfold } from './data-table-row.js';
import { dataTableWords } from './data-table-words.js';

const keyOf = ({ id, direction }: Sort) => `${id} ${direction}`;

/** The order of the cards, which have no headers to click. */
function DataTableSort<Row extends object>({ columns, sort, onSort }: DataTablePartProps<Row>) {
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

/** One record as a card: its title, its facts, its details, its actions. */
function DataTableCard<Row extends object>(props: DataTableRowProps<Row>) {
  const { table, record } = props;
  const { rowId, rowLabel, selection, onChoose, onRowClick, rowActions, rowDetails, unfolded } = table;
  const { words } = useSkillcert();
  const id = rowId(record);
  const columns = table.columns.map(({ column }) => column);
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  const facts = columns.filter((column) => column !== title && column.card !== 'none');
  return (
    <li className="sc-data-table-card" data-chosen={selection?.has(id) || undefined}>
      <div className="sc-data-table-card-head">
        {selection && (
          <Checkbox
            aria-label={words.selectRow(rowLabel(record))}
            checked={selection.has(id)}
            onCheckedChange={(chosen) => onChoose([id], chosen)}
          />
        )}
        {onRowClick ? (
          <button type="button" className="sc-data-table-open" onClick={() => onRowClick(record)}>
            {title?.cell(record)}
          </button>
        ) : (
          <div>{title?.cell(record)}</div>
        )}
        {rowDetails && <DataTableUnfold {...props} />}
      </div>
      <dl className="sc-data-table-facts">
        {facts.map((column) => (
          <div key={column.id} className="sc-data-table-fact">
            <dt>{column.header}</dt>
            <dd>{column.cell(record)}</dd>
          </div>
        ))}
      </dl>
      {unfolded.has(id) && <div>{rowDetails?.(record)}</div>}
      {rowActions && <div className="sc-data-table-actions">{rowActions(record)}</div>}
    </li>
  );
}

const atOnce = 50;

/** The same records as cards, for phones: fifty at once. */
export function DataTableCards<Row extends object>(props: DataTablePartProps<Row>) {
  const { caption, columns, rows, rowId, filterable } = props;
  const words = usePartWords('dataTable', dataTableWords);
  const [count, setCount] = useState(atOnce);
  const more = Math.min(atOnce, rows.length - count);
  return (
    <>
      <DataTableSort {...props} />
      {filterable && (
        <details className="sc-data-table-card-filters">
          <summary>{words.filter}</summary>
          {columns.map(({ column }) => (
            <DataTableFilter key={column.id} {...props} column={column} />
          ))}
        </details>
      )}
      <ul className="sc-data-table-cards" aria-label={caption}>
        {rows.slice(0, count).map((record, index) => (
          <DataTableCard key={rowId(record)} table={props} record={record} index={index} />
        ))}
      </ul>
      {more > 0 && (
        <div className="sc-data-table-order">
          <Button block onClick={() => setCount(count + atOnce)}>
            {words.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
