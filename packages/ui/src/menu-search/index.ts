export { MenuSearch, type MenuSearchProps } from './menu-search.js';
export type { MenuSearchItem } from './menu-search-item.js';
