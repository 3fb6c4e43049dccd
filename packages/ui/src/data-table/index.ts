export { DataTable } from './data-table.js';
export type { Column, DataTableProps, Sort } from './data-table-props.js';
export type { SavedView, TableView } from './table-view.js';
