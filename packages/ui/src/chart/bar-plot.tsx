'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartBody } from './chart-body.js';
import type { ChartFormat, ChartReference, ChartSeries } from './chart-model.js';
import { chartWords } from './chart-words.js';
import { drawColumns } from './draw-columns.js';
import { drawRows } from './draw-rows.js';
import { seriesModel } from './series-model.js';
import { useFormat } from './use-format.js';

export interface BarPlotProps extends ChartFormat {
  categories: readonly string[];
  /** At most eight series can be told apart. */
  series: readonly ChartSeries[];
  /** The bars of a category side by side, or one upon the other. */
  layout?: 'grouped' | 'stacked';
  /** `rows` lays the bars on their side, for long names. */
  direction?: 'columns' | 'rows';
  reference?: ChartReference | undefined;
  /** Formats the ticks of the axis, where space is scarce; defaults to `formatValue`. */
  formatTick?: ((value: number) => string) | undefined;
}

interface PlacedProps extends BarPlotProps {
  title: string;
  titleId: string;
}

/** The picture of a BarChart. */
export function BarPlot({
  title,
  titleId,
  categories,
  series,
  layout = 'grouped',
  direction = 'columns',
  reference,
  formatValue,
  formatTick,
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
  const rows = direction === 'rows';
  const bars = layout === 'stacked' ? 1 : series.length;
  return (
    <ChartBody
      title={title}
      titleId={titleId}
      model={model}
      horizontal={rows}
      ems={rows ? Math.max(8, categories.length * (bars * 1.4 + 1.2) + 4) : undefined}
      draw={(fillOf) => (box, at) =>
        (rows ? drawRows : drawColumns)({
          box,
          at,
          categories,
          series,
          layout,
          reference,
          format: formatTick ?? format,
          valueLabel,
          fillOf,
        })
      }
    />
  );
}
