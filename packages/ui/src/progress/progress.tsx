import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: number;
  max?: number;
  /** The name of the task in progress; read out, not shown. */
  label: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

/** The completed share of a known amount. */
export function Progress({ value, max = 100, label, tone = 'accent', className, ...rest }: ProgressProps) {
  const done = Math.min(max, Math.max(0, value));
  const share = max > 0 ? done / max : 0;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      className={classNames('sc-progress', className)}
      data-tone={tone}
    >
      <span className="sc-progress-bar" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
