import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Gap } from '../internal/gap.js';

export interface GridProps extends ComponentProps<'div'> {
  gap?: Gap;
  /** Columns on a wide screen; one on a phone. `fit` takes as many as have room. */
  columns?: 2 | 3 | 4 | 'fit';
  /** Keeps two columns on a phone too, for controls that fit. */
  fixed?: boolean;
}

/** Equal columns that become one on a phone. */
export function Grid({ gap = 'md', columns = 'fit', fixed, className, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      className={classNames('sc-grid', className)}
      data-gap={gap}
      data-columns={columns}
      data-fixed={fixed || undefined}
    />
  );
}
