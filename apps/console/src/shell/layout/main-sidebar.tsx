import type { RouteRecord } from '@skillcert/core';
import { Sidebar } from '@skillcert/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { keepOpenGroups, readOpenGroups } from '../../state/open-groups.js';
import { settings } from '../../state/settings.js';
import { Brand } from './brand.js';
import { UnitCard } from './unit-card.js';
import { useMainMenu } from './use-main-menu.js';

interface MainSidebarProps {
  readonly route: RouteRecord;
  readonly collapsed: boolean;
  readonly onNavigate: () => void;
}

/** The menu of the signed-in account; its open groups are open again at the next visit. */
export function MainSidebar({ route, collapsed, onNavigate }: MainSidebarProps) {
  const { sidebar_logo } = useSnapshot(settings);
  const { items, activeId } = useMainMenu(route);
  const [openGroups, setOpenGroups] = useState(readOpenGroups);
  return (
    <Sidebar
      items={items}
      activeId={activeId}
      collapsed={collapsed}
      logo={sidebar_logo && <Brand collapsed={collapsed} />}
      footer={<UnitCard />}
      openGroups={openGroups}
      onOpenGroupsChange={(ids) => {
        setOpenGroups(ids);
        keepOpenGroups(ids);
      }}
      onNavigate={onNavigate}
    />
  );
}
