import type { ChartModel } from './chart-model.js';
import { Swatch } from './swatch.js';
import type { Point } from './walk.js';

interface ChartTipProps {
  model: ChartModel;
  at: Point;
  anchor: { x: number; y: number };
  /** The width of the plot: on its far half the tip stands before the point. */
  width: number;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
}

/** The values at a category, beside its point. Hidden from screen readers, which hear the point itself. */
export function ChartTip({ model, at, anchor, width, kind, fillOf }: ChartTipProps) {
  const bySeries = model.inkBy === 'series';
  return (
    <div
      className="sc-chart-tip"
      aria-hidden="true"
      data-side={anchor.x > width / 2 ? 'before' : 'after'}
      style={{ left: anchor.x, top: anchor.y }}
    >
      <p className="sc-chart-tip-title">
        {!bySeries && <Swatch series={at.index} kind={kind} fill={fillOf(at.index)} />}
        {model.categories[at.index]}
      </p>
      {model.columns.map(({ id, label, texts }, series) => (
        <p
          key={id}
          className="sc-chart-tip-row"
          data-active={(model.columns.length > 1 && bySeries && series === at.series) || undefined}
        >
          {bySeries && model.columns.length > 1 && (
            <Swatch series={series} kind={kind} fill={fillOf(series)} />
          )}
          <span>{label}</span>
          <span className="sc-chart-tip-value">{texts[at.index]}</span>
        </p>
      ))}
    </div>
  );
}
