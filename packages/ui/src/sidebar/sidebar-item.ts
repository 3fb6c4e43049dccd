import type { ReactNode } from 'react';

/** One entry of the menu tree. */
export interface SidebarItem {
  id: string;
  title: string;
  icon?: ReactNode;
  /** A path of the app; a group has none. */
  to?: string;
  /** `to` is a whole address and opens a new tab. */
  external?: boolean;
  /** A count or a mark at the end of the line. */
  badge?: ReactNode;
  children?: readonly SidebarItem[];
}
