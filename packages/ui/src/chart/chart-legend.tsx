import type { ChartModel } from './chart-model.js';
import { Swatch } from './swatch.js';

interface ChartLegendProps {
  model: ChartModel;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
}

/** Which mark is which. Of the slices of a ring it gives the figures, too, since a slice has no room for them. */
export function ChartLegend({ model, kind, fillOf }: ChartLegendProps) {
  const bySeries = model.inkBy === 'series';
  if (bySeries && model.columns.length < 2) return null;
  const items = bySeries
    ? model.columns.map(({ id, label }) => ({ id, label, text: '' }))
    : model.categories.map((label, index) => ({
        id: label,
        label,
        text: model.columns.map(({ texts }) => texts[index]).join(' · '),
      }));
  return (
    // The table gives screen readers the same data, in order.
    <ul className="sc-chart-legend" aria-hidden="true">
      {items.map(({ id, label, text }, series) => (
        <li key={id} className="sc-chart-legend-item">
          <Swatch series={series} kind={kind} fill={fillOf(series)} />
          <span className="sc-chart-legend-label">{label}</span>
          {text && <span className="sc-chart-legend-text">{text}</span>}
        </li>
      ))}
    </ul>
  );
}
