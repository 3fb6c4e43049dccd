export type { Column, Sort } from './column.js';
export { DataTable, type DataTableProps } from './data-table.js';
