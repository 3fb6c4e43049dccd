import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface OffstageProps extends ComponentProps<'div'> {
  /** Whether what is inside is out of sight: not painted, not read out, not reached by a key, and kept as it is. */
  off: boolean;
}

/** What waits in the wings: hidden and shown again at once, since nothing in it is taken apart or laid out anew. */
export function Offstage({ off, className, ...rest }: OffstageProps) {
  return <div {...rest} className={classNames('sc-offstage', className)} data-off={off || undefined} />;
}
