import { linePath } from './line-path.js';
import { dashOf, inkOf, markerOf } from './marks.js';
import type { Point } from './walk.js';

interface LinesProps {
  lines: readonly (readonly ({ x: number; y: number } | null)[])[];
  at: Point | null;
  /** Where points are close, only every nth has its marker. */
  every: number;
}

/** The lines with their markers; an isolated point between gaps always has a marker. */
export function Lines({ lines, at, every }: LinesProps) {
  return lines.map((points, series) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
    <g key={series} style={inkOf(series)}>
      <path className="sc-chart-line" d={linePath(points)} strokeDasharray={dashOf(series)} />
      {points.map((point, index) => {
        const active = at?.index === index;
        const alone = !points[index - 1] && !points[index + 1];
        if (!point || (index % every > 0 && !active && !alone)) return null;
        return (
          <path
            key={point.x}
            className="sc-chart-marker"
            data-active={(active && at.series === series) || undefined}
            d={markerOf(series)}
            transform={`translate(${point.x} ${point.y})`}
          />
        );
      })}
    </g>
  ));
}
