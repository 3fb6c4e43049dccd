'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Link } from '../link/link.js';
import { SkipLink } from '../skip-link/skip-link.js';

export interface SiteShellItem {
  to: string;
  label: ReactNode;
  current?: boolean;
}

export interface SiteShellProps extends ComponentProps<'div'> {
  /** The name of the site; links home. */
  brand: ReactNode;
  home: string;
  items: readonly SiteShellItem[];
  /** Names the navigation for screen readers. */
  navLabel: string;
  /** At the end of the bar, such as the language. */
  actions?: ReactNode;
  footer?: ReactNode;
}

/** The frame of a public site, phones first: bar, navigation, content, footer. Needs `link.css` and `skip-link.css`. */
export function SiteShell({
  brand,
  home,
  items,
  navLabel,
  actions,
  footer,
  className,
  children,
  ...rest
}: SiteShellProps) {
  return (
    <div {...rest} className={classNames('sc-site', className)}>
      <SkipLink target="sc-site-main" />
      <header className="sc-site-bar">
        <div className="sc-site-bar-inner">
          <Link to={home} tone="inherit" className="sc-site-brand">
            {brand}
          </Link>
          <nav aria-label={navLabel} className="sc-site-nav">
            {items.map((item) => (
              <Link
                key={item.to}
                to={item.to}
                tone="inherit"
                className="sc-site-item"
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </Link>
            ))}
          </nav>
          {actions && <div className="sc-site-actions">{actions}</div>}
        </div>
      </header>
      <main id="sc-site-main" tabIndex={-1} className="sc-site-main">
        {children}
      </main>
      {footer && <footer className="sc-site-foot">{footer}</footer>}
    </div>
  );
}
