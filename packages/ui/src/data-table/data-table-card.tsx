'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableViewProps, TableRow } from './data-table-view.js';

interface DataTableCardProps<Row extends object> extends DataTableViewProps<Row> {
  row: TableRow<Row>;
}

/** One record as a card: its title, its facts, its actions. */
export function DataTableCard<Row extends object>({
  row,
  columns,
  rowLabel,
  selectable,
  onRowClick,
  rowActions,
}: DataTableCardProps<Row>) {
  const { words } = useSkillcert();
  const record = row.original;
  const chosen = row.getIsSelected();
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  const facts = columns.filter((column) => column !== title && column.card !== 'none');
  return (
    <li className="sc-data-table-card" data-chosen={chosen || undefined}>
      <div className="sc-data-table-card-head">
        {selectable && (
          <Checkbox
            aria-label={words.selectRow(rowLabel(record))}
            checked={chosen}
            onCheckedChange={(checked) => row.toggleSelected(checked)}
          />
        )}
        {onRowClick ? (
          <button
            type="button"
            className="sc-data-table-open"
            aria-label={words.openRow(rowLabel(record))}
            onClick={() => onRowClick(record)}
          >
            {title?.cell(record)}
          </button>
        ) : (
          <div>{title?.cell(record)}</div>
        )}
      </div>
      <dl className="sc-data-table-facts">
        {facts.map((column) => (
          <div key={column.id} className="sc-data-table-fact">
            <dt>{column.header}</dt>
            <dd>{column.cell(record)}</dd>
          </div>
        ))}
      </dl>
      {rowActions && <div className="sc-data-table-actions">{rowActions(record)}</div>}
    </li>
  );
}
