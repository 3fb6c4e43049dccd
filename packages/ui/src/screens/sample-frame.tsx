import { GraduationCap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AppShell,
  Inline,
  Navbar,
  Sidebar,
  type SidebarItem,
  TagStrip,
  Text,
  useIsMobile,
} from '../index.js';
import { sampleMenu } from '../sidebar/sample-menu.js';
import { useSampled } from '../testing/sample-words.js';
import { BarTools } from './sample-bar-tools.js';
import { frameWords } from './sample-frame-words.js';
import { menuWords } from './sample-menu-words.js';
import type { ConsoleMenu } from './sample-menus.js';
import { useSay } from './sample-say.js';
import { Trail } from './sample-trail.js';

const nothing = () => undefined;

/** The mark of the console, and its name where there is room. */
function Brand({ named }: { named: boolean }) {
  const t = useSay(frameWords);
  return (
    <Inline wrap={false}>
      <GraduationCap aria-hidden="true" />
      {named && <Text weight="bold">{t('brand')}</Text>}
    </Inline>
  );
}

/** The visited pages: the one that stays, and this one. */
function Tags({ home, title }: { home: string; title: string }) {
  return (
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
  );
}

interface ConsoleFrameProps {
  activeId: SidebarItem['id'];
  title: string;
  /** Defaults to a menu with every kind of entry. */
  menu?: ConsoleMenu;
  /** The class that the user has entered. */
  inClass?: string;
  /**
   * The label of the tag that cannot be closed. With it the frame has the optional parts of the settings: tags and
   * mark.
   */
  home?: string;
  footer?: ReactNode;
  startCollapsed?: boolean;
  children: ReactNode;
}

/** The console around a screen, as it is before anybody has changed the settings. */
export function ConsoleFrame({
  activeId,
  title,
  menu,
  inClass,
  home,
  footer,
  startCollapsed = false,
  children,
}: ConsoleFrameProps) {
  const sayMenu = useSay(menuWords);
  const shortMenu = useSampled(sampleMenu);
  const mobile = useIsMobile();
  const [collapsed, setCollapsed] = useState(startCollapsed);
  const [mobileOpen, setMobileOpen] = useState(false);
  const items = menu ? menu(sayMenu) : shortMenu;
  return (
    <AppShell
      collapsed={collapsed}
      mobileOpen={mobileOpen}
      onMobileOpenChange={setMobileOpen}
      sidebar={
        <Sidebar
          items={items}
          activeId={activeId}
          collapsed={!mobile && collapsed}
          logo={home && <Brand named={mobile || !collapsed} />}
          footer={footer}
        />
      }
      navbar={
        <Navbar
          sidebarOpen={mobile ? mobileOpen : !collapsed}
          onToggleSidebar={() => (mobile ? setMobileOpen(!mobileOpen) : setCollapsed(!collapsed))}
          start={<Trail items={items} activeId={activeId} title={title} inClass={inClass} />}
          end={<BarTools items={items} />}
        />
      }
      tags={home && <Tags home={home} title={title} />}
    >
      {children}
    </AppShell>
  );
}
