'use client';
import { lazy } from 'react';
import type { BarPlotProps } from '../chart/bar-plot.js';
import { ChartFigure, type ChartFigureProps } from '../chart/chart-figure.js';

const BarPlot = lazy(async () => ({ default: (await import('../chart/plots.js')).BarPlot }));

export interface BarChartProps extends ChartFigureProps, BarPlotProps {}

/**
 * Amounts by category: bars side by side or stacked, vertical or horizontal. All charts share one download. Needs
 * `chart.css`, `button.css`, `table.css` and the css of StateView.
 */
export function BarChart({
  categories,
  series,
  layout,
  direction,
  reference,
  formatValue,
  formatTick,
  valueLabel,
  categoryLabel,
  ...rest
}: BarChartProps) {
  const format = { formatValue, formatTick };
  const plot = { categories, series, layout, direction, reference, ...format, valueLabel, categoryLabel };
  return (
    <ChartFigure {...rest} empty={categories.length === 0 || series.length === 0}>
      {(titleId) => <BarPlot {...plot} title={rest.title} titleId={titleId} />}
    </ChartFigure>
  );
}
