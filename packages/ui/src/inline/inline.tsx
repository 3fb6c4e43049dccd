import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Gap } from '../internal/gap.js';

export interface InlineProps extends ComponentProps<'div'> {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
}

/** Children side by side; they wrap when the line is full. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return (
    <div
      {...rest}
      className={classNames('sc-inline', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={!wrap || undefined}
    />
  );
}
