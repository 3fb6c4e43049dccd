'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableRowProps } from './data-table-parts.js';
import { DataTableUnfold } from './data-table-unfold.js';

/** One record as a card: its title, its facts, its details, its actions. */
export function DataTableCard<Row extends object>(props: DataTableRowProps<Row>) {
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
