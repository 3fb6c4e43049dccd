import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface OffstageProps extends ComponentProps<'div'> {
  /** Whether the content is out of sight: not painted, not read out, not reached by a key, and kept as it is. */
  off: boolean;
}

/** Content kept offstage: hidden and shown again at once, because nothing in it is unmounted or laid out anew. */
export function Offstage({ off, className, ...rest }: OffstageProps) {
  return <div {...rest} className={classNames('sc-offstage', className)} data-off={off || undefined} />;
}
