import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: number;
  max?: number;
  /** What is progressing; read out, not shown. */
  label: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

/** How much of a known amount is done. */
export function Progress({ value, max = 100, label, tone = 'accent', className, ...rest }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames('sc-progress', className)}
      data-tone={tone}
    >
      <span className="sc-progress-bar" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
