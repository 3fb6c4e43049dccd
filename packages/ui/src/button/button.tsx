'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { classNames } from '../internal/class-names.js';
import { FormContext } from '../internal/form-context.js';
import { usePending } from '../internal/use-pending.js';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'medium' | 'small';
  /** Drawn before the text. */
  icon?: ReactNode;
  /** Shows progress and ignores clicks; set automatically while the promise of `onClick` or of the form is pending. */
  busy?: boolean;
  /** Fills the line, for phone forms. */
  block?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/** A button that shows its own progress when its callback returns a promise. */
export function Button({
  variant = 'secondary',
  size,
  icon,
  busy = false,
  block,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const [pending, run] = usePending();
  const form = use(FormContext);
  const working = busy || pending || (type === 'submit' && form?.busy === true);
  return (
    <button
      {...rest}
      type={type}
      className={classNames('sc-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={working || undefined}
      aria-disabled={working || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (working) event.preventDefault();
        else if (onClick) return run(() => onClick(event));
      }}
    >
      {icon}
      {children}
    </button>
  );
}
