'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { litIn, SidebarEntry } from './sidebar-group.js';
import type { SidebarItem } from './sidebar-item.js';

export interface SidebarProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly SidebarItem[];
  /** The id of the item that is the current page (after activeMenu). */
  activeId: string | null;
  /** Wide screens only: under 992 px the words always show. */
  collapsed?: boolean;
  /** Above the menu; receives whether there is room for words. */
  logo?: ReactNode;
  /** Below the menu, such as an InstitutionCard. Not shown when collapsed. */
  footer?: ReactNode;
  /** The ids of the groups that were opened by hand; the group of the current page is open besides. */
  openGroups?: readonly string[];
  /** Called when the user opens or closes a group, for a host that stores the open groups. */
  onOpenGroupsChange?: (ids: readonly string[]) => void;
  /** Called when a leaf is followed, to close the phone's overlay. */
  onNavigate?: (item: SidebarItem) => void;
}

const none: readonly string[] = [];

/** The menu tree. Collapsed, leaves keep their names as hints and groups open to the side. */
export function Sidebar({
  items,
  activeId,
  collapsed = false,
  logo,
  footer,
  openGroups = none,
  onOpenGroupsChange,
  onNavigate,
  className,
  ...rest
}: SidebarProps) {
  const { words } = useSkillcert();
  const mobile = useIsMobile();
  const rail = mobile ? false : collapsed;
  return (
    <div {...rest} className={classNames('sc-sidebar', className)} data-collapsed={rail || undefined}>
      {/* The overlay of a phone has its cross in this row. */}
      {(logo || mobile) && <div className="sc-sidebar-logo">{logo}</div>}
      <nav aria-label={words.mainMenu} className="sc-sidebar-nav">
        <ul className="sc-sidebar-list">
          {items.map((item) => (
            <SidebarEntry
              key={item.id}
              item={item}
              activeId={litIn(item, activeId)}
              collapsed={rail}
              openGroups={openGroups}
              onOpenGroupsChange={onOpenGroupsChange}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
      {footer && !rail && <div className="sc-sidebar-footer">{footer}</div>}
    </div>
  );
}
