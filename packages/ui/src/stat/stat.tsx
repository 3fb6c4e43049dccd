'use client';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { sparkPath } from './spark-path.js';
import { statWords } from './stat-words.js';

const icons = { up: TrendingUp, down: TrendingDown, same: Minus };

/** How a figure has changed. */
export interface StatDelta {
  direction: 'up' | 'down' | 'same';
  /** The size of the change, as text without a sign, such as `12%`. */
  amount: string;
  /** The base of the comparison, such as "than last month". */
  than?: ReactNode;
  /** Whether that is good: more refunds are not. */
  tone?: 'success' | 'danger' | 'neutral';
}

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** The figure as the host writes it. */
  value: ReactNode;
  /** Small, behind the figure: a unit or a total. */
  unit?: ReactNode;
  icon?: ReactNode;
  delta?: StatDelta | undefined;
  /** The meaning of the figure, in a sentence. */
  help?: ReactNode;
  /**
   * The figures so far, the oldest first, as a line. It only repeats other text, so it is hidden from screen
   * readers.
   */
  trend?: readonly number[] | undefined;
  loading?: boolean;
}

/** One main figure, its label, and its change. Put several in a Grid. Needs `skeleton.css`. */
export function Stat({
  label,
  value,
  unit,
  icon,
  delta,
  help,
  trend = [],
  loading = false,
  className,
  ...rest
}: StatProps) {
  const { words } = useSkillcert();
  const id = useId();
  const path = sparkPath(trend, 96, 28);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this a figure
    <div
      role="group"
      aria-labelledby={id}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('sc-stat', className)}
    >
      <p id={id} className="sc-stat-label">
        {icon}
        {label}
      </p>
      {loading ? (
        <div className="sc-stat-line">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton className="sc-stat-skeleton" />
        </div>
      ) : (
        <div className="sc-stat-line">
          <p className="sc-stat-value">
            {value}
            {unit && <span className="sc-stat-unit">{unit}</span>}
          </p>
          {path && (
            <svg
              className="sc-stat-trend"
              viewBox="-2 -2 100 32"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
          )}
        </div>
      )}
      {delta && !loading && <StatChange delta={delta} />}
      {help && <p className="sc-stat-help">{help}</p>}
    </div>
  );
}

function StatChange({ delta }: { delta: StatDelta }) {
  const words = usePartWords('stat', statWords);
  const { direction, amount, than, tone = 'neutral' } = delta;
  const Icon = icons[direction];
  return (
    <p className="sc-stat-delta" data-tone={tone}>
      <span className="sc-stat-change">
        <Icon aria-hidden="true" />
        {direction === 'same' ? words.same : words[direction](amount)}
      </span>
      {than && <span className="sc-stat-than">{than}</span>}
    </p>
  );
}
