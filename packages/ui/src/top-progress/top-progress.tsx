'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface TopProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the task under way; by default the word for "loading". Read out, not shown. */
  label?: string;
}

/**
 * A thin bar at the top edge of the window while a page is loading. It waits a moment, so that quick pages show
 * none.
 */
export function TopProgress({ label, className, ...rest }: TopProgressProps) {
  const { words } = useSkillcert();
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label ?? words.loading}
      className={classNames('sc-top-progress', className)}
    />
  );
}
