'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { CategoryAxis, ReferenceLine, ValueAxis } from './axes.js';
import { anchorOf, hitBars } from './bar-boxes.js';
import { Bars } from './bar-plot.js';
import { ChartBody, useFormat } from './chart-body.js';
import { type ChartFormat, type ChartReference, seriesModel } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { chartWords } from './chart-words.js';
import { frameOf, heightIn } from './frame-of.js';
import type { HistogramBin } from './histogram-bins.js';
import { linear, valueTicks } from './scales.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

interface BinFigures {
  box: Box;
  at: Point | null;
  bins: readonly HistogramBin[];
  reference?: ChartReference | undefined;
  format: (value: number) => string;
  edge: (value: number) => string;
  valueLabel?: string | undefined;
  fillOf: (series: number) => string;
}

/** Bars that touch, their edges named below. */
const drawBins = (figures: BinFigures): Drawing => {
  const { box, at, bins, reference, format, edge, valueLabel, fillOf } = figures;
  const { em, width } = box;
  const ticks = valueTicks(
    bins.map(({ count }) => count),
    box.height / em - 3,
  );
  const frame = frameOf(box, { left: ticks.map(format), above: (valueLabel ? 1 : 0) + (reference ? 1 : 0) });
  const place = heightIn(frame, ticks);
  const edges = [bins[0]?.from ?? 0, ...bins.map(({ to }) => to)];
  const along = linear([edges[0] ?? 0, edges.at(-1) ?? 1], [frame.left, frame.right - em]);
  const boxes = bins.map(({ from, to, count }, index) => ({
    index,
    series: 0,
    x: along(from) + 0.5,
    y: place(count),
    width: Math.max(1, along(to) - along(from) - 1),
    height: frame.bottom - place(count),
  }));
  const inner = { ...frame, width: frame.width - em };
  return {
    content: (
      <>
        <ValueAxis frame={frame} em={em} ticks={ticks} place={place} format={format} label={valueLabel} />
        <Bars boxes={boxes.filter(({ height }) => height > 0)} at={at} fillOf={fillOf} />
        <CategoryAxis
          frame={frame}
          em={em}
          labels={edges.map(edge)}
          places={edges.map(along)}
          width={width}
        />
        {reference && (
          <ReferenceLine
            frame={frame}
            em={em}
            direction="upright"
            at={along(reference.value)}
            label={reference.label}
          />
        )}
      </>
    ),
    hit: (x, y) => hitBars(boxes, { frame: inner, count: bins.length, lying: false }, x, y),
    anchor: (point) => anchorOf(boxes, point, { x: frame.left, y: frame.bottom }),
  };
};

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
