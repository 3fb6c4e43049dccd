import './layout.css';
import { AppShell, Navbar, Offstage, useIsMobile } from '@skillcert/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy as lazyComponent, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { classRefused } from '../../client/class-refused.js';
import { queryClient } from '../../client/query-client.js';
import { lazy, useLazy } from '../../lazy.js';
import { useSession } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import { ProfileContext } from '../../state/use-profile.js';
import { useChanges } from '../../told/use-changes.js';
import { ErrorLogButton } from '../error-log/error-log-button.js';
import { AtPlace, type Place, useDrawnPlace } from '../place.js';
import { ScreenView } from '../screen/screen-view.js';
import { ScreenPage } from '../screen-page.js';
import { AppearanceMenu } from './appearance-menu.js';
import { FullScreenButton } from './full-screen-button.js';
import { MainSidebar } from './main-sidebar.js';
import { MenuFinder } from './menu-finder.js';
import { NavbarTrail } from './navbar-trail.js';
import { PastMessages } from './past-messages.js';
import { ScreenComing } from './screen-coming.js';
import { SettingsButton } from './settings-button.js';
import { toggleSidebar } from './toggle-sidebar.js';
import { UserMenu } from './user-menu.js';

const TagBar = lazyComponent(async () => ({ default: (await import('../tabs/tag-bar.js')).TagBar }));
const tabs = lazy(async () => {
  const { KeptScreens, TagVisits } = await import('../tabs/kept-screens.js');
  return { KeptScreens, TagVisits };
});

// The class may have been taken away: with the profile read anew the guard decides again.
classRefused.tell = () => void import('../refresh-profile.js').then(({ refreshProfile }) => refreshProfile());

function Kept() {
  const arrived = useLazy(tabs);
  return arrived ? <arrived.KeptScreens /> : <ScreenComing />;
}

/** Apart from the strip, which may still be loading when the reader goes on. */
function Visits() {
  const arrived = useLazy(tabs);
  return arrived && <arrived.TagVisits />;
}

/**
 * Whether screens are kept: with the strip, but from the next one on. Typed input in the visible screen stays when
 * the strip comes or goes.
 */
const useKeeping = (tags_view: boolean, { location: { pathname } }: Place): boolean => {
  const [keeping, setKeeping] = useState({ pathname, isOn: tags_view });
  if (keeping.pathname !== pathname) setKeeping({ pathname, isOn: tags_view });
  return keeping.isOn;
};

function NavbarMenus() {
  const mobile = useIsMobile();
  return (
    <>
      <MenuFinder />
      <ErrorLogButton />
      <PastMessages />
      {!mobile && <AppearanceMenu />}
      {!mobile && <FullScreenButton />}
      <SettingsButton />
      <UserMenu />
    </>
  );
}

interface FrameProps {
  /** Where the browser is. */
  readonly place: Place;
}

function Frame({ place }: FrameProps) {
  const mobile = useIsMobile();
  const { sidebar_open, tags_view, fixed_header } = useSnapshot(settings);
  const { route } = place.match;
  const { drawn, isBehind } = useDrawnPlace(place);
  const keeps = useKeeping(tags_view, drawn);
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
      sidebar={
        <MainSidebar
          route={route}
          collapsed={!mobile && !sidebar_open}
          onNavigate={() => setOverlayAt(null)}
        />
      }
      navbar={
        <Navbar
          sidebarOpen={mobile ? overlayOpen : sidebar_open}
          onToggleSidebar={() => (mobile ? openOverlay(!overlayOpen) : toggleSidebar())}
          start={<NavbarTrail route={route} />}
          end={<NavbarMenus />}
        />
      }
      tags={
        tags_view && (
          <AtPlace place={drawn}>
            <Visits />
            <Suspense>
              <TagBar />
            </Suspense>
          </AtPlace>
        )
      }
    >
      {isBehind && (
        <AtPlace place={place}>
          <ScreenPage aria-busy />
        </AtPlace>
      )}
      <Offstage off={isBehind}>
        <AtPlace place={drawn}>{keeps ? <Kept /> : <ScreenView coming={<ScreenComing />} />}</AtPlace>
      </Offstage>
    </AppShell>
  );
}

/** The frame around every screen of a signed-in account: menu, navbar, their profile, and the cache of their reads. */
export function ConsoleLayout({ place }: FrameProps) {
  const session = useSession();
  useChanges();
  const profile = session.state === 'ready' || session.state === 'switching' ? session.profile : undefined;
  return (
    <ProfileContext value={profile}>
      <QueryClientProvider client={queryClient}>
        <Frame place={place} />
      </QueryClientProvider>
    </ProfileContext>
  );
}
