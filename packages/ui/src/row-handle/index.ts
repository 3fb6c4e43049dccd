export { RowHandle, type RowHandleProps } from './row-handle.js';
