'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Drawer } from '../drawer/drawer.js';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { SkipLink } from '../skip-link/skip-link.js';

export interface AppShellProps extends ComponentProps<'div'> {
  sidebar: ReactNode;
  navbar: ReactNode;
  /** The strip of visited tags; the layout reserves its space while it loads. */
  tags?: ReactNode;
  /** Wide screens: 54 px instead of 210. */
  collapsed: boolean;
  /** Phones: whether the sidebar lies over the page. */
  mobileOpen: boolean;
  onMobileOpenChange: (open: boolean) => void;
  /** The navbar and the tags stay when the page scrolls. */
  fixedHeader?: boolean;
  /**
   * Prerendered by a server, which knows no width: until the page's script renders it again, the style sheet hides
   * the sidebar on phones.
   */
  drawn?: boolean;
  /** The main region, which can take the focus after a change of route. */
  mainRef?: Ref<HTMLElement>;
  mainId?: string;
}

/** The console's frame: sidebar, bars and the page. Under 992 px the sidebar is a modal overlay. Needs `dialog.css`. */
export function AppShell({
  sidebar,
  navbar,
  tags,
  collapsed,
  mobileOpen,
  onMobileOpenChange,
  fixedHeader = true,
  drawn = false,
  mainRef,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  const mobile = useIsMobile();
  const { words } = useSkillcert();
  return (
    <div
      {...rest}
      className={classNames('sc-app-shell', className)}
      data-collapsed={(collapsed && !mobile) || undefined}
      data-mobile={mobile || undefined}
      data-drawn={drawn || undefined}
    >
      <SkipLink target={mainId} />
      {mobile ? (
        <Drawer
          side="left"
          size="small"
          padding="none"
          title={words.mainMenu}
          hideTitle
          open={mobileOpen}
          onOpenChange={onMobileOpenChange}
        >
          {sidebar}
        </Drawer>
      ) : (
        <aside className="sc-app-shell-sidebar">{sidebar}</aside>
      )}
      <div className="sc-app-shell-column">
        <div className="sc-app-shell-top" data-fixed={fixedHeader || undefined}>
          {navbar}
          {tags && <div className="sc-app-shell-tags">{tags}</div>}
        </div>
        <main id={mainId} ref={mainRef} tabIndex={-1} className="sc-app-shell-main">
          {children}
        </main>
      </div>
    </div>
  );
}
