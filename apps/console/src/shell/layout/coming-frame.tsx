import { AppShell, Navbar, Page, Sidebar, Skeleton } from '@skillcert/ui';

const nothing = () => undefined;

/** The layout as it stands before anybody is known: drawn by the build only, and seen until the page's script has drawn the real one. */
export function ComingFrame() {
  return (
    <AppShell
      drawn
      collapsed={false}
      mobileOpen={false}
      onMobileOpenChange={nothing}
      sidebar={<Sidebar items={[]} activeId={null} />}
      navbar={<Navbar sidebarOpen onToggleSidebar={nothing} />}
    >
      <Page aria-busy title="">
        <Skeleton lines={6} />
      </Page>
    </AppShell>
  );
}
