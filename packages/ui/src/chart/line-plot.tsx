'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartBody } from './chart-body.js';
import type { ChartFormat, ChartReference, ChartSeries } from './chart-model.js';
import { chartWords } from './chart-words.js';
import { drawLines } from './draw-lines.js';
import { seriesModel } from './series-model.js';
import { useFormat } from './use-format.js';

export interface LinePlotProps extends ChartFormat {
  categories: readonly string[];
  /** At most eight series can be told apart. A line breaks at a null value. */
  series: readonly ChartSeries[];
  reference?: ChartReference | undefined;
}

interface PlacedProps extends LinePlotProps {
  title: string;
  titleId: string;
}

/** The picture of a LineChart. */
export function LinePlot({
  title,
  titleId,
  categories,
  series,
  reference,
  formatValue,
  valueLabel,
  categoryLabel,
}: PlacedProps) {
  const words = usePartWords('chart', chartWords);
  const format = useFormat(formatValue);
  const model = seriesModel({
    categories,
    categoryLabel: categoryLabel ?? words.category,
    series,
    format,
    none: words.noValue,
  });
  return (
    <ChartBody
      title={title}
      titleId={titleId}
      model={model}
      kind="line"
      draw={() => (box, at) => drawLines({ box, at, categories, series, reference, format, valueLabel })}
    />
  );
}
