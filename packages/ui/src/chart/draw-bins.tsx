import { anchorOf, hitBars } from './bar-boxes.js';
import { Bars } from './bars.js';
import { CategoryAxis } from './category-axis.js';
import type { ChartReference } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { frameOf, heightIn } from './frame-of.js';
import type { HistogramBin } from './histogram-bins.js';
import { linear } from './linear.js';
import { ReferenceLine } from './reference-line.js';
import type { Box } from './use-box.js';
import { ValueAxis } from './value-axis.js';
import { valueTicks } from './value-ticks.js';
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
export const drawBins = (figures: BinFigures): Drawing => {
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
