import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames('sc-visually-hidden', className)} />;
}
