import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Lines of text to stand in for. */
  lines?: number;
  shape?: 'text' | 'block' | 'circle';
}

/** Stands where content will be. Hidden from screen readers: the region around it says `aria-busy`. */
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
