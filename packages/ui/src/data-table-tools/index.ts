export { DataTableTools } from './data-table-tools.js';
export type { DataTableToolsProps } from './data-table-tools-props.js';
