import type { Frame } from './frame-of.js';
import { shorten } from './text-width.js';

interface RowAxesProps {
  frame: Frame;
  em: number;
  ticks: readonly number[];
  place: (value: number) => number;
  format: (value: number) => string;
  label?: string | undefined;
  names: readonly string[];
  middles: readonly number[];
}

/** Of bars that lie: upright lines at round values with their texts below, and the names at the left. */
export function RowAxes({ frame, em, ticks, place, format, label, names, middles }: RowAxesProps) {
  return (
    <g>
      {label && (
        <text className="sc-chart-text" textAnchor="end" x={frame.right} y={frame.bottom + 2.9 * em}>
          {label}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="sc-chart-grid"
            data-zero={tick === 0 || undefined}
            d={`M${Math.round(place(tick)) + 0.5} ${frame.top}V${frame.bottom}`}
          />
          <text className="sc-chart-text" textAnchor="middle" x={place(tick)} y={frame.bottom + 1.5 * em}>
            {format(tick)}
          </text>
        </g>
      ))}
      {middles.map((middle, at) => (
        <text
          key={middle}
          className="sc-chart-text"
          textAnchor="end"
          x={frame.left - 0.5 * em}
          y={middle + 0.35 * em}
        >
          {shorten(names[at] ?? '', frame.left / em - 0.5)}
        </text>
      ))}
    </g>
  );
}
