import { matchRoute, titleFor } from '@skillcert/core';
import { AppShell, Card, Navbar, Page, Sidebar, Skeleton, Stack, Text } from '@skillcert/ui';
import { routes } from '../../routes.js';
import { useTitles } from '../use-screen-title.js';

const nothing = () => undefined;

/**
 * The placeholder of a screen's list, with one row that the server repeats for each of the first rows it knows
 * (apps/server/src/platform/sites/fill-rows.ts).
 */
const comingList = (
  <>
    <Skeleton lines={2} />
    <Card>
      <Stack gap="lg">
        <Text as="p" weight="medium" truncate>
          {'{{title}}'}
          <br />
          <Text as="small" size="sm" tone="muted" weight="regular">
            {'{{note}}'}
          </Text>
        </Text>
      </Stack>
    </Card>
  </>
);

interface ComingFrameProps {
  /** The screen that the day begins with, where its list comes with the page. */
  readonly path?: string | undefined;
}

/**
 * The layout before any account is known: prerendered by the build only, and visible until the page's script has
 * drawn the real one.
 */
export function ComingFrame({ path }: ComingFrameProps) {
  const say = useTitles();
  const route = path && matchRoute(routes, path)?.route;
  return (
    <AppShell
      drawn
      collapsed={false}
      mobileOpen={false}
      onMobileOpenChange={nothing}
      sidebar={<Sidebar items={[]} activeId={null} />}
      navbar={<Navbar sidebarOpen onToggleSidebar={nothing} />}
    >
      <Page aria-busy width="full" title={route ? say(titleFor(route.meta, []).title) : ''}>
        {route ? comingList : <Skeleton lines={6} />}
      </Page>
    </AppShell>
  );
}
