import {
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column.js';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });

interface TableModelOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

const settle = <Value>(updater: Updater<Value>, current: Value): Value =>
  updater instanceof Function ? updater(current) : updater;

/** The list on TanStack Table: what is chosen and sorted is held outside, rows come sorted from the server. */
export const useTableModel = <Row extends RowData>({
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  selection,
  onSelectionChange,
}: TableModelOptions<Row>) => {
  // Table compares these by identity and would build its rows anew at every render.
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, cell, sortable = false }) => ({
        id,
        header,
        accessorFn: cell,
        enableSorting: sortable,
      })),
    [columns],
  );
  const sorting = sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [];
  const rowSelection: Record<string, true> = Object.fromEntries(
    [...(selection ?? [])].map((id) => [id, true]),
  );
  return useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowId,
    manualSorting: true,
    sortDescFirst: false,
    enableMultiSort: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const [first] = settle(updater, sorting);
      onSortChange?.(first ? { id: first.id, direction: first.desc ? 'desc' : 'asc' } : null);
    },
    onRowSelectionChange: (updater) => {
      onSelectionChange?.(new Set(Object.keys(settle(updater, rowSelection))));
    },
  });
};

/** What the views of a DataTable draw. */
export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>;
