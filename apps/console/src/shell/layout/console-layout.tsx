import './layout.css';
import { AppShell, Navbar, useIsMobile } from '@skillcert/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../client/query-client.js';
import { useSession } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import { ProfileContext } from '../../state/use-profile.js';
import { useCurrentRoute } from '../current-route.js';
import { ErrorLogButton } from '../error-log/error-log-button.js';
import { ScreenLoading } from '../screen-loading.js';
import { ScreenView } from '../screen-view.js';
import { AppearanceMenu } from './appearance-menu.js';
import { FullScreenButton } from './full-screen-button.js';
import { MainSidebar } from './main-sidebar.js';
import { MenuFinder } from './menu-finder.js';
import { NavbarTrail } from './navbar-trail.js';
import { SettingsButton } from './settings-button.js';
import { toggleSidebar } from './toggle-sidebar.js';
import { UserMenu } from './user-menu.js';

const TagBar = lazy(async () => ({ default: (await import('../tabs/tag-bar.js')).TagBar }));
const KeptScreens = lazy(async () => ({ default: (await import('../tabs/kept-screens.js')).KeptScreens }));

function Frame() {
  const mobile = useIsMobile();
  const { sidebar_open, tags_view, fixed_header } = useSnapshot(settings);
  const { route } = useCurrentRoute();
  const [overlayAt, setOverlayAt] = useState<string | null>(null);
  // The overlay of a phone belongs to the page it was opened on: going elsewhere closes it.
  const overlayOpen = overlayAt === route.id;
  const openOverlay = (open: boolean) => setOverlayAt(open ? route.id : null);

  return (
    <AppShell
      collapsed={!sidebar_open}
      fixedHeader={fixed_header}
      mobileOpen={overlayOpen}
      onMobileOpenChange={openOverlay}
      sidebar={<MainSidebar collapsed={!mobile && !sidebar_open} onNavigate={() => openOverlay(false)} />}
      navbar={
        <Navbar
          sidebarOpen={mobile ? overlayOpen : sidebar_open}
          onToggleSidebar={() => (mobile ? openOverlay(!overlayOpen) : toggleSidebar())}
          start={<NavbarTrail />}
          end={
            <>
              <MenuFinder />
              <ErrorLogButton />
              {!mobile && <AppearanceMenu />}
              {!mobile && <FullScreenButton />}
              <SettingsButton />
              <UserMenu />
            </>
          }
        />
      }
      tags={
        tags_view && (
          <Suspense>
            <TagBar />
          </Suspense>
        )
      }
    >
      {tags_view ? (
        <Suspense fallback={<ScreenLoading />}>
          <KeptScreens />
        </Suspense>
      ) : (
        <ScreenView />
      )}
    </AppShell>
  );
}

/** What surrounds every screen of someone signed in: menu, navbar, their profile, and the cache of what they have read. */
export function ConsoleLayout() {
  const session = useSession();
  const profile = session.state === 'ready' || session.state === 'switching' ? session.profile : undefined;
  return (
    <ProfileContext value={profile}>
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>
    </ProfileContext>
  );
}
