'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { closeDialog } from './close-dialog.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this app, a `mailto:` or `tel:` address, or a whole address with `external`. */
  to: string;
  /** Opens a new tab, and announces it. */
  external?: boolean;
  tone?: 'accent' | 'inherit';
  /** Closes the surrounding dialog. */
  closes?: boolean;
}

/** A link; drawn with the provider's `linkComponent` unless it leaves the app. */
export function Link({ to, external, tone = 'accent', closes, className, children, ...rest }: LinkProps) {
  const { linkComponent: Component, words } = useSkillcert();
  const shared = {
    ...rest,
    className: classNames('sc-link', className),
    'data-tone': tone,
    ...(closes && {
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        closeDialog(event);
      },
    }),
  };
  if (external) {
    return (
      <a {...shared} href={to} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> ({words.opensInNewTab})</VisuallyHidden>
      </a>
    );
  }
  // A router knows paths only.
  return Component && !/^(?:mailto|tel):/.test(to) ? (
    <Component {...shared} to={to}>
      {children}
    </Component>
  ) : (
    <a {...shared} href={to}>
      {children}
    </a>
  );
}

export interface ButtonLinkProps extends Omit<LinkProps, 'tone'> {
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  block?: boolean;
}

/** A link that looks like a button: it goes somewhere, it does nothing. Needs `button.css`. */
export function ButtonLink({
  variant = 'secondary',
  size,
  icon,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const data = { 'data-variant': variant, 'data-size': size, 'data-block': block || undefined };
  return (
    <Link {...rest} {...data} tone="inherit" className={classNames('sc-button', className)}>
      {icon}
      {children}
    </Link>
  );
}
