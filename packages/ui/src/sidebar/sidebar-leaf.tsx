'use client';
import { Link } from '../link/link.js';
import { Tooltip } from '../tooltip/tooltip.js';
import type { SidebarItem } from './sidebar-item.js';

export interface SidebarPartProps {
  item: SidebarItem;
  activeId: string | null;
  collapsed: boolean;
  openGroups: readonly string[];
  onOpenGroupsChange: ((ids: readonly string[]) => void) | undefined;
  onNavigate?: ((item: SidebarItem) => void) | undefined;
}

/** One page of the menu. */
export function SidebarLeaf({
  item,
  activeId,
  collapsed,
  onNavigate,
}: Omit<SidebarPartProps, 'openGroups' | 'onOpenGroupsChange'>) {
  const link = (
    <Link
      to={item.to ?? ''}
      tone="inherit"
      {...(item.external ? { external: true } : {})}
      className="sc-sidebar-line"
      aria-current={item.id === activeId ? 'page' : undefined}
      onClick={() => onNavigate?.(item)}
    >
      {item.icon}
      <span className="sc-sidebar-title">{item.title}</span>
      {item.badge && <span className="sc-sidebar-badge">{item.badge}</span>}
    </Link>
  );
  return (
    <li className="sc-sidebar-item">
      {collapsed ? (
        <Tooltip content={item.title} side="right" decorative>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
