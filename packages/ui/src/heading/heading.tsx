import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface HeadingProps extends ComponentProps<'h2'> {
  level?: 1 | 2 | 3 | 4;
  /** How large it looks, apart from its level. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading whose level is its place in the outline and whose size is its look. */
export function Heading({ level = 2, size = sizes[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames('sc-heading', className)} data-size={size} />;
}
