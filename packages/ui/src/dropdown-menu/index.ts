export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.js';
export type { MenuEntry } from './menu-entry.js';
