'use client';
import { lazy } from 'react';
import { ChartFigure, type ChartFigureProps } from '../chart/chart-figure.js';
import type { LinePlotProps } from '../chart/line-plot.js';

const LinePlot = lazy(async () => ({ default: (await import('../chart/plots.js')).LinePlot }));

export interface LineChartProps extends ChartFigureProps, LinePlotProps {}

/** How amounts change over time: one line a series. Needs the css of BarChart. */
export function LineChart({
  categories,
  series,
  reference,
  formatValue,
  valueLabel,
  categoryLabel,
  ...rest
}: LineChartProps) {
  const plot = { categories, series, reference, formatValue, valueLabel, categoryLabel };
  return (
    <ChartFigure {...rest} empty={categories.length === 0 || series.length === 0}>
      {(titleId) => <LinePlot {...plot} title={rest.title} titleId={titleId} />}
    </ChartFigure>
  );
}
