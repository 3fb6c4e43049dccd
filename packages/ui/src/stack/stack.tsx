import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Gap } from '../internal/gap.js';

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children below one another. */
export function Stack({ gap = 'md', align, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames('sc-stack', className)} data-gap={gap} data-align={align} />;
}
