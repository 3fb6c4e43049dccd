export type { Column, Sort } from './column.js';
export { DataTable } from './data-table.js';
export type { DataTableProps } from './data-table-props.js';
export type { SavedView, TableView } from './table-view.js';
