import './layout.css';
import { AppShell, Navbar, Sidebar, useIsMobile } from '@skillcert/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../client/query-client.js';
import { useSession } from '../../state/session.js';
import { settings, toggleSidebar } from '../../state/settings.js';
import { ProfileContext } from '../../state/use-profile.js';
import { useCurrentRoute } from '../current-route.js';
import { AppearanceMenu } from './appearance-menu.js';
import { Brand } from './brand.js';
import { NavbarTrail } from './navbar-trail.js';
import { useMainMenu } from './use-main-menu.js';
import { UserMenu } from './user-menu.js';

function Frame({ children }: { readonly children: ReactNode }) {
  const mobile = useIsMobile();
  const { sidebar_open } = useSnapshot(settings);
  const { route } = useCurrentRoute();
  const [overlayAt, setOverlayAt] = useState<string | null>(null);
  const { items, activeId } = useMainMenu();
  // The overlay of a phone belongs to the page it was opened on: going elsewhere closes it.
  const overlayOpen = overlayAt === route.id;
  const openOverlay = (open: boolean) => setOverlayAt(open ? route.id : null);

  return (
    <AppShell
      collapsed={!sidebar_open}
      mobileOpen={overlayOpen}
      onMobileOpenChange={openOverlay}
      sidebar={
        <Sidebar
          items={items}
          activeId={activeId}
          collapsed={!mobile && !sidebar_open}
          logo={<Brand collapsed={!mobile && !sidebar_open} />}
          onNavigate={() => openOverlay(false)}
        />
      }
      navbar={
        <Navbar
          sidebarOpen={mobile ? overlayOpen : sidebar_open}
          onToggleSidebar={() => (mobile ? openOverlay(!overlayOpen) : toggleSidebar())}
          start={<NavbarTrail />}
          end={
            <>
              <AppearanceMenu />
              <UserMenu />
            </>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}

/** What surrounds every screen of someone signed in: menu, navbar, their profile, and the cache of what they have read. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const profile = session.state === 'ready' || session.state === 'switching' ? session.profile : undefined;
  return (
    <ProfileContext value={profile}>
      <QueryClientProvider client={queryClient}>
        <Frame>{children}</Frame>
      </QueryClientProvider>
    </ProfileContext>
  );
}
