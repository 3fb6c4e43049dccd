import { type ComponentProps, createElement, type Ref } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Tone } from '../internal/tone.js';

export interface TextProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'p' | 'strong' | 'em' | 'small' | 'time' | 'code';
  /** For `<time>`. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: Tone | 'muted' | 'inherit';
  weight?: 'regular' | 'medium' | 'bold';
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** One line, never cut: its neighbours give up the room. */
  nowrap?: boolean;
  /** Digits of one width, for columns of figures. */
  tabular?: boolean;
}

/** Running text in the scale of the theme. */
export function Text({
  as = 'span',
  size,
  tone,
  weight,
  truncate,
  nowrap,
  tabular,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    ...rest,
    className: classNames('sc-text', className),
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-truncate': truncate || undefined,
    'data-nowrap': nowrap || undefined,
    'data-tabular': tabular || undefined,
  });
}
