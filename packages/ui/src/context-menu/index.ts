export { ContextMenu, type ContextMenuProps } from './context-menu.js';
