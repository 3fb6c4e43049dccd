import { ChevronDown, Languages, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AppShell,
  Breadcrumb,
  Button,
  IconButton,
  Navbar,
  Sidebar,
  type SidebarItem,
  TagStrip,
  Text,
} from '../index.js';
import { sampleMenu } from '../sidebar/sample-menu.js';

const nothing = () => undefined;

interface ConsoleFrameProps {
  activeId: SidebarItem['id'];
  title: string;
  /** What the tag that cannot be closed is called. */
  home?: string;
  footer?: ReactNode;
  startCollapsed?: boolean;
  children: ReactNode;
}

/** The console around a screen: sidebar, bar and tags. */
export function ConsoleFrame({
  activeId,
  title,
  home = '首页',
  footer,
  startCollapsed = false,
  children,
}: ConsoleFrameProps) {
  const [collapsed, setCollapsed] = useState(startCollapsed);
  const [mobileOpen, setMobileOpen] = useState(false);
  const toggle = () => {
    setCollapsed(!collapsed);
    setMobileOpen(true);
  };
  return (
    <AppShell
      collapsed={collapsed}
      mobileOpen={mobileOpen}
      onMobileOpenChange={setMobileOpen}
      sidebar={
        <Sidebar
          items={sampleMenu}
          activeId={activeId}
          collapsed={collapsed}
          logo={<Text weight="bold">{collapsed ? 'SC' : '技能等级认定'}</Text>}
          footer={footer}
        />
      }
      navbar={
        <Navbar
          sidebarOpen={!collapsed}
          onToggleSidebar={toggle}
          start={
            <Breadcrumb
              items={[
                { id: 'home', label: '首页', to: '/index' },
                { id: 'here', label: title },
              ]}
            />
          }
          end={
            <>
              <IconButton label="Language" icon={<Languages aria-hidden="true" />} />
              <Button variant="ghost" icon={<UserRound aria-hidden="true" />}>
                李审核 <ChevronDown aria-hidden="true" />
              </Button>
            </>
          }
        />
      }
      tags={
        <TagStrip
          activeId="here"
          tags={[
            { id: 'home', title: home, to: '/index', affix: true },
            { id: 'here', title, to: '/here' },
          ]}
          onRefresh={nothing}
          onClose={nothing}
          onCloseOthers={nothing}
          onCloseAll={nothing}
        />
      }
    >
      {children}
    </AppShell>
  );
}
