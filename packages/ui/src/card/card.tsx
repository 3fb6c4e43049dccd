import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../heading/heading.js';
import { classNames } from '../internal/class-names.js';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** The level of the title. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** `none` lets a table reach the edges. */
  padding?: 'none' | 'md' | 'lg';
}

/** A raised surface with an optional title, actions and footer. */
export function Card({
  title,
  level = 2,
  description,
  actions,
  footer,
  padding = 'md',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <section {...rest} className={classNames('sc-card', className)} data-padding={padding}>
      {(title || actions) && (
        <div className="sc-card-head">
          <div className="sc-card-title">
            {title && (
              <Heading level={level} size="md">
                {title}
              </Heading>
            )}
            {description && <p className="sc-card-description">{description}</p>}
          </div>
          {actions && <div className="sc-card-actions">{actions}</div>}
        </div>
      )}
      {children && <div className="sc-card-body">{children}</div>}
      {footer && <div className="sc-card-foot">{footer}</div>}
    </section>
  );
}
