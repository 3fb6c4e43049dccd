'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface SpinnerProps extends ComponentProps<'span'> {
  size?: 'sm' | 'md' | 'lg';
  /** Announced to screen readers; by default the text for "loading". */
  label?: string;
}

/** Something is under way and its length is not known. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const { words } = useSkillcert();
  return (
    <span
      {...rest}
      role="status"
      aria-label={label ?? words.loading}
      className={classNames('sc-spinner', className)}
      data-size={size}
    />
  );
}
