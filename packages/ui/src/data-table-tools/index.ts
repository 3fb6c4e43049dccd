export { DataTableTools, type DataTableToolsProps } from './data-table-tools.js';
