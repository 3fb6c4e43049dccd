'use client';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { useIsMobile } from '../provider/use-is-mobile.js';

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'onToggle'> {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** The breadcrumb and the active class. */
  start?: ReactNode;
  /** Search, language, user menu. */
  end?: ReactNode;
}

/** The bar above the content: the hamburger, if there is a menu, and the tools. */
export function Navbar({ sidebarOpen, onToggleSidebar, start, end, className, ...rest }: NavbarProps) {
  const { words } = useSkillcert();
  const mobile = useIsMobile();
  const Icon = sidebarOpen ? PanelLeftClose : PanelLeftOpen;
  const label = sidebarOpen ? words.collapseMenu : words.expandMenu;
  return (
    <header {...rest} className={classNames('sc-navbar', className)}>
      <IconButton
        label={mobile ? words.openMenu : label}
        aria-expanded={sidebarOpen}
        // The style sheet chooses: a server that draws it ahead knows no width.
        icon={
          <>
            <Menu className="sc-navbar-narrow" aria-hidden="true" />
            <Icon className="sc-navbar-wide" aria-hidden="true" />
          </>
        }
        onClick={() => onToggleSidebar()}
      />
      <div className="sc-navbar-start">{start}</div>
      <div className="sc-navbar-end">{end}</div>
    </header>
  );
}
