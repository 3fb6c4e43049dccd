'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export interface TableColumn<Row> {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Short, such as a date: it stays on one line on a wide page, and breaks at its spaces on a narrow one. */
  nowrap?: boolean;
  /** This cell names its row. */
  heading?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Read out as the name of the table; not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
}

/** A plain table of a few rows: no sorting, no selection, nothing to download. For working lists take DataTable. */
export function Table<Row>({ caption, columns, rows, rowId, className, ...rest }: TableProps<Row>) {
  return (
    // A region that scrolls must be reachable by key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="sc-table-scroll" aria-label={caption} tabIndex={0}>
      <table {...rest} aria-label={caption} className={classNames('sc-table', className)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => {
                const Cell = column.heading ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={column.heading ? 'row' : undefined}
                    data-align={column.align}
                    data-nowrap={column.nowrap || undefined}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
