import type { CSSProperties } from 'react';
import type { ChartModel } from './chart-model.js';
import { Swatch } from './swatch.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

interface ChartTipProps {
  model: ChartModel;
  at: Point;
  anchor: { x: number; y: number };
  box: Box;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
}

/**
 * Beside the point, on the side with more room; in a narrow picture above or below it, shifted so that it never
 * leaves the picture.
 */
const placeIn = ({ width, height, em }: Box, { x, y }: { x: number; y: number }) => {
  const place: CSSProperties = { left: x, top: y };
  if (width >= 32 * em) return { side: x > width / 2 ? 'before' : 'after', place };
  const [shift, gap] = [(-100 * x) / width, em];
  const below = y < height / 2;
  return {
    side: below ? 'below' : 'above',
    place: { ...place, translate: `${shift}% ${below ? `${gap}px` : `calc(-100% - ${gap}px)`}` },
  };
};

/** The values at a category, beside its point. Hidden from screen readers, which hear the point itself. */
export function ChartTip({ model, at, anchor, box, kind, fillOf }: ChartTipProps) {
  const bySeries = model.inkBy === 'series';
  const { side, place } = placeIn(box, anchor);
  return (
    <div className="sc-chart-tip" aria-hidden="true" data-side={side} style={place}>
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
