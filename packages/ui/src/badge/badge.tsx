import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Tone } from '../internal/tone.js';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

/** A short label or a count. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames('sc-badge', className)} data-tone={tone} />;
}

/** A state: a dot and its word, so that colour never speaks alone. */
export function StatusBadge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames('sc-badge', className)} data-tone={tone} data-status="" />;
}
