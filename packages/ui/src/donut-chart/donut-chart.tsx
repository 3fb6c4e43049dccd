'use client';
import { lazy } from 'react';
import { ChartFigure, type ChartFigureProps } from '../chart/chart-figure.js';
import type { DonutPlotProps } from '../chart/donut-plot.js';

const DonutPlot = lazy(async () => ({ default: (await import('../chart/plots.js')).DonutPlot }));

export interface DonutChartProps extends ChartFigureProps, DonutPlotProps {}

/** Parts of a whole, with the figure that matters in the middle. Needs the css of BarChart. */
export function DonutChart({
  slices,
  centre,
  formatValue,
  formatShare,
  valueLabel,
  categoryLabel,
  ...rest
}: DonutChartProps) {
  const plot = { slices, centre, formatValue, formatShare, valueLabel, categoryLabel };
  return (
    <ChartFigure {...rest} empty={!slices.some(({ value }) => value > 0)}>
      {(titleId) => <DonutPlot {...plot} title={rest.title} titleId={titleId} />}
    </ChartFigure>
  );
}
