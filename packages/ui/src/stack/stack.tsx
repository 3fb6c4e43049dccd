import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

/** Steps of the 4 px scale between children. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children below one another. */
export function Stack({ gap = 'md', align, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames('sc-stack', className)} data-gap={gap} data-align={align} />;
}
