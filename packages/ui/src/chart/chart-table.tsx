'use client';
import { Table } from '../table/table.js';
import type { ChartModel } from './chart-model.js';

interface ChartTableProps {
  title: string;
  model: ChartModel;
  /** Shows the table instead of the chart; otherwise it is there for screen readers only. */
  shown: boolean;
}

/** The figures of a chart as a table. */
export function ChartTable({ title, model, shown }: ChartTableProps) {
  const rows = model.categories.map((category, index) => ({ category, index }));
  if (shown)
    return (
      <Table<{ category: string; index: number }>
        caption={title}
        rows={rows}
        rowId={(row) => row.index}
        columns={[
          { id: 'category', label: model.categoryLabel, cell: (row) => row.category, heading: true },
          ...model.columns.map(({ id, label, texts }) => ({
            id: `column-${id}`,
            label,
            cell: (row: { index: number }) => texts[row.index],
            align: 'end' as const,
          })),
        ]}
      />
    );
  return (
    <div className="sc-visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{model.categoryLabel}</th>
            {model.columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, index }) => (
            <tr key={index}>
              <th scope="row">{category}</th>
              {model.columns.map(({ id, texts }) => (
                <td key={id}>{texts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
