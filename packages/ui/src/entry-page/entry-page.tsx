import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { SkipLink } from '../skip-link/skip-link.js';

export interface EntryPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The picture of the product, above its name. */
  logo?: ReactNode;
  /** The name of the product, above the card. */
  product: ReactNode;
  /** The `h1`, which can take the focus after a change of route. */
  title: ReactNode;
  description?: ReactNode;
  /** At the top right, such as the language. */
  corner?: ReactNode;
  /** Below the card, such as other ways in. */
  footer?: ReactNode;
}

/**
 * A page without a frame: sign-in, set-up, not found. One card in the middle, below the name of the product. Needs
 * `skip-link.css`.
 */
export function EntryPage({
  logo,
  product,
  title,
  description,
  corner,
  footer,
  className,
  children,
  ...rest
}: EntryPageProps) {
  return (
    <div {...rest} className={classNames('sc-entry-page', className)}>
      <SkipLink target="main" />
      {corner && <div className="sc-entry-page-corner">{corner}</div>}
      <main id="main" tabIndex={-1} className="sc-entry-page-main">
        <div className="sc-entry-page-brand">
          {logo && <span className="sc-entry-page-logo">{logo}</span>}
          <p className="sc-entry-page-product">{product}</p>
        </div>
        <section className="sc-entry-page-card">
          <h1 className="sc-entry-page-title" tabIndex={-1}>
            {title}
          </h1>
          {description && <p className="sc-entry-page-description">{description}</p>}
          {children}
        </section>
        {footer && <div className="sc-entry-page-foot">{footer}</div>}
      </main>
    </div>
  );
}
