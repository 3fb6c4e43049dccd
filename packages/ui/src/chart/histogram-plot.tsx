'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartBody } from './chart-body.js';
import type { ChartFormat, ChartReference } from './chart-model.js';
import { chartWords } from './chart-words.js';
import { drawBins } from './draw-bins.js';
import type { HistogramBin } from './histogram-bins.js';
import { seriesModel } from './series-model.js';
import { useFormat } from './use-format.js';

export interface HistogramPlotProps extends ChartFormat {
  /** Side by side and of one width, as the server or `histogramBins` counts them. */
  bins: readonly HistogramBin[];
  /** An edge of a bin as text, such as a score. */
  formatEdge?: ((edge: number) => string) | undefined;
  /** A line at a value of the bins' own scale, such as the pass mark. */
  reference?: ChartReference | undefined;
}

interface PlacedProps extends HistogramPlotProps {
  title: string;
  titleId: string;
}

/** The picture of a Histogram. */
export function HistogramPlot({
  title,
  titleId,
  bins,
  reference,
  formatValue,
  formatEdge,
  valueLabel,
  categoryLabel,
}: PlacedProps) {
  const words = usePartWords('chart', chartWords);
  const format = useFormat(formatValue);
  const edge = useFormat(formatEdge);
  const model = seriesModel({
    categories: bins.map(({ from, to }) => `${edge(from)}–${edge(to)}`),
    categoryLabel: categoryLabel ?? words.range,
    series: [{ id: 'count', label: valueLabel ?? words.value, values: bins.map(({ count }) => count) }],
    format,
    none: words.noValue,
  });
  return (
    <ChartBody
      title={title}
      titleId={titleId}
      model={model}
      draw={(fillOf) => (box, at) => drawBins({ box, at, bins, reference, format, edge, valueLabel, fillOf })}
    />
  );
}
