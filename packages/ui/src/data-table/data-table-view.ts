import type { DataTableProps } from './data-table.js';
import type { TableModel } from './use-table-model.js';

/** What both views of a DataTable are given. */
export interface DataTableViewProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowLabel'> {
  table: TableModel<Row>;
  selectable: boolean;
  sortable: boolean;
  onRowClick: DataTableProps<Row>['onRowClick'] | undefined;
  rowActions: DataTableProps<Row>['rowActions'] | undefined;
}

/** One record as the table holds it. */
export type TableRow<Row extends object> = ReturnType<TableModel<Row>['getRowModel']>['rows'][number];
