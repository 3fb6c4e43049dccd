export { EditableCell, type EditableCellProps } from './editable-cell.js';
