import type { Frame } from './frame-of.js';

interface ValueAxisProps {
  frame: Frame;
  em: number;
  ticks: readonly number[];
  place: (value: number) => number;
  format: (value: number) => string;
  label?: string | undefined;
}

/** Grid lines at round values, with the tick labels at the left and the axis title above. */
export function ValueAxis({ frame, em, ticks, place, format, label }: ValueAxisProps) {
  return (
    <g>
      {label && (
        <text className="sc-chart-text" x={0} y={em}>
          {label}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="sc-chart-grid"
            data-zero={tick === 0 || undefined}
            d={`M${frame.left} ${Math.round(place(tick)) + 0.5}H${frame.right}`}
          />
          <text
            className="sc-chart-text"
            textAnchor="end"
            x={frame.left - 0.5 * em}
            y={place(tick) + 0.35 * em}
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
