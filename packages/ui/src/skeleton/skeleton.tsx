import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The number of text lines to imitate. */
  lines?: number;
  shape?: 'text' | 'block' | 'circle';
}

/** A placeholder for content that loads. Hidden from screen readers: the region around it sets `aria-busy`. */
export function Skeleton({ lines = 1, shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames('sc-skeleton', className)} data-shape={shape}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className="sc-skeleton-line" />
      ))}
    </div>
  );
}
