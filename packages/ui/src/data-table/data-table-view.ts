import type { DataTableProps } from './data-table.js';

type Shared = 'caption' | 'columns' | 'rows' | 'rowId' | 'rowLabel';
type Optional = 'onSortChange' | 'selection' | 'onSelectionChange' | 'onRowClick' | 'rowActions';

/** What both views of a DataTable are given. */
export type DataTableViewProps<Row> = Pick<DataTableProps<Row>, Shared> & {
  [Name in Optional]: DataTableProps<Row>[Name] | undefined;
} & { sort: NonNullable<DataTableProps<Row>['sort']> | null };

/** The selection with one id in or out. */
export const toggled = (selection: ReadonlySet<string>, id: string, chosen: boolean): ReadonlySet<string> => {
  const next = new Set(selection);
  if (chosen) next.add(id);
  else next.delete(id);
  return next;
};
