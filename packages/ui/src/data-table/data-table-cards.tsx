'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableViewProps } from './data-table-view.js';

/** The same records as cards, for phones. */
export function DataTableCards<Row extends object>({
  caption,
  columns,
  table,
  rowLabel,
  selectable,
  onRowClick,
  rowActions,
}: DataTableViewProps<Row>) {
  const { words } = useSkillcert();
  const [first] = columns;
  const title = columns.find((column) => column.card === 'title') ?? first;
  const facts = columns.filter((column) => column !== title && column.card !== 'none');
  return (
    <ul className="sc-data-table-cards" aria-label={caption}>
      {table.getRowModel().rows.map((row) => {
        const record = row.original;
        const chosen = row.getIsSelected();
        return (
          <li key={row.id} className="sc-data-table-card" data-chosen={chosen || undefined}>
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
      })}
    </ul>
  );
}
