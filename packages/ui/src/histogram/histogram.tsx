'use client';
import { lazy } from 'react';
import { ChartFigure, type ChartFigureProps } from '../chart/chart-figure.js';
import type { HistogramPlotProps } from '../chart/histogram-plot.js';

const HistogramPlot = lazy(async () => ({ default: (await import('../chart/plots.js')).HistogramPlot }));

export interface HistogramProps extends ChartFigureProps, HistogramPlotProps {}

/** How values are distributed, with a line at the one that matters. Needs the css of BarChart. */
export function Histogram({
  bins,
  reference,
  formatValue,
  formatEdge,
  valueLabel,
  categoryLabel,
  ...rest
}: HistogramProps) {
  const plot = { bins, reference, formatValue, formatEdge, valueLabel, categoryLabel };
  return (
    <ChartFigure {...rest} empty={bins.length === 0}>
      {(titleId) => <HistogramPlot {...plot} title={rest.title} titleId={titleId} />}
    </ChartFigure>
  );
}
