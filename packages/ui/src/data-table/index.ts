export { DataTable } from './data-table.js';
export type { Column, DataTableProps, SavedView, Sort, TableView } from './data-table-props.js';
