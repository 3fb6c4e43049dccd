'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type DataTableViewProps, toggled } from './data-table-view.js';

/** The same records as cards, for phones. */
export function DataTableCards<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowLabel,
  selection,
  onSelectionChange,
  onRowClick,
  rowActions,
}: DataTableViewProps<Row>) {
  const { words } = useSkillcert();
  const [first] = columns;
  const title = columns.find((column) => column.card === 'title') ?? first;
  const facts = columns.filter((column) => column !== title && column.card !== 'none');
  return (
    <ul className="sc-data-table-cards" aria-label={caption}>
      {rows.map((row) => {
        const id = rowId(row);
        return (
          <li key={id} className="sc-data-table-card" data-chosen={selection?.has(id) || undefined}>
            <div className="sc-data-table-card-head">
              {selection && (
                <Checkbox
                  aria-label={words.selectRow(rowLabel(row))}
                  checked={selection.has(id)}
                  onCheckedChange={(checked) => onSelectionChange?.(toggled(selection, id, checked))}
                />
              )}
              {onRowClick ? (
                <button
                  type="button"
                  className="sc-data-table-open"
                  aria-label={words.openRow(rowLabel(row))}
                  onClick={() => onRowClick(row)}
                >
                  {title?.cell(row)}
                </button>
              ) : (
                <div>{title?.cell(row)}</div>
              )}
            </div>
            <dl className="sc-data-table-facts">
              {facts.map((column) => (
                <div key={column.id} className="sc-data-table-fact">
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {rowActions && <div className="sc-data-table-actions">{rowActions(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
