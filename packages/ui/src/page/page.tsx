import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../heading/heading.js';
import { classNames } from '../internal/class-names.js';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** Above the title, such as a link back. */
  before?: ReactNode;
  /** `narrow` for forms and phones, `wide` for lists. */
  width?: 'narrow' | 'wide' | 'full';
  /** The `h1`, which can take the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A screen: its `h1`, its actions, its content. */
export function Page({
  title,
  description,
  actions,
  before,
  width = 'wide',
  headingRef,
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <div {...rest} className={classNames('sc-page', className)} data-width={width}>
      {before}
      <header className="sc-page-head">
        <div className="sc-page-title">
          <Heading level={1} size="lg" tabIndex={-1} ref={headingRef}>
            {title}
          </Heading>
          {description && <p className="sc-page-description">{description}</p>}
        </div>
        {actions && <div className="sc-page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
