export { Sidebar, type SidebarProps } from './sidebar.js';
export type { SidebarItem } from './sidebar-item.js';
