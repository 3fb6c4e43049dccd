'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { CategoryAxis, ReferenceLine, RowAxes, ValueAxis } from './axes.js';
import { anchorOf, type BarBox, type BarFigures, barBoxes, barsOf, endsOf, hitBars } from './bar-boxes.js';
import { ChartBody, useFormat } from './chart-body.js';
import { type ChartFormat, type ChartReference, type ChartSeries, seriesModel } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { chartWords } from './chart-words.js';
import { frameOf, heightIn } from './frame-of.js';
import { bands, linear, valueTicks } from './scales.js';
import type { Point } from './walk.js';

interface BarsProps {
  boxes: readonly BarBox[];
  at: Point | null;
  fillOf: (series: number) => string;
}

/** The bars; the one under the pointer or reached by key has an edge. */
export function Bars({ boxes, at, fillOf }: BarsProps) {
  return boxes.map((box) => (
    <rect
      key={`${box.index}-${box.series}`}
      className="sc-chart-mark"
      data-active={(at?.index === box.index && at.series === box.series) || undefined}
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx={Math.min(2, box.width / 4)}
      fill={fillOf(box.series)}
    />
  ));
}

/** Bars that stand. */
const drawColumns = (figures: BarFigures): Drawing => {
  const { box, at, categories, reference, format, valueLabel, fillOf } = figures;
  const { em, width } = box;
  const bars = barsOf(figures);
  const ticks = valueTicks(endsOf(bars, reference), box.height / em - 3);
  const frame = frameOf(box, { left: ticks.map(format), above: valueLabel ? 1 : 0 });
  const place = heightIn(frame, ticks);
  const slots = bands(categories.length, frame.left, frame.width);
  const boxes = barBoxes(bars, figures, { slots, place, lying: false, widest: 3.5 * em });
  const slot = at ? slots[at.index] : undefined;
  return {
    content: (
      <>
        {slot && (
          <rect
            className="sc-chart-band"
            x={slot.start}
            y={frame.top}
            width={slot.size}
            height={frame.height}
          />
        )}
        <ValueAxis frame={frame} em={em} ticks={ticks} place={place} format={format} label={valueLabel} />
        <Bars boxes={boxes} at={at} fillOf={fillOf} />
        <CategoryAxis
          frame={frame}
          em={em}
          labels={categories}
          places={slots.map(({ centre }) => centre)}
          width={width}
        />
        {reference && (
          <ReferenceLine
            frame={frame}
            em={em}
            direction="across"
            at={place(reference.value)}
            label={reference.label}
          />
        )}
      </>
    ),
    hit: (x, y) => hitBars(boxes, { frame, count: categories.length, lying: false }, x, y),
    anchor: (point) => anchorOf(boxes, point, { x: slots[point.index]?.centre ?? 0, y: place(0) }),
  };
};

/** Bars that lie, with the names at their left. */
const drawRows = (figures: BarFigures): Drawing => {
  const { box, at, categories, reference, format, valueLabel, fillOf } = figures;
  const { em } = box;
  const bars = barsOf(figures);
  const frame = frameOf(box, { left: categories, above: reference ? 1 : 0, below: valueLabel ? 1 : 0 });
  const ticks = valueTicks(endsOf(bars, reference), (frame.width / em) * 0.7);
  const place = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [frame.left, frame.right - em]);
  const slots = bands(categories.length, frame.top, frame.height);
  const boxes = barBoxes(bars, figures, { slots, place, lying: true, widest: 1.6 * em });
  const slot = at ? slots[at.index] : undefined;
  return {
    content: (
      <>
        {slot && (
          <rect className="sc-chart-band" x={0} y={slot.start} width={frame.right} height={slot.size} />
        )}
        <RowAxes
          frame={frame}
          em={em}
          ticks={ticks}
          place={place}
          format={format}
          label={valueLabel}
          names={categories}
          middles={slots.map(({ centre }) => centre)}
        />
        <Bars boxes={boxes} at={at} fillOf={fillOf} />
        {reference && (
          <ReferenceLine
            frame={frame}
            em={em}
            direction="upright"
            at={place(reference.value)}
            label={reference.label}
          />
        )}
      </>
    ),
    hit: (x, y) => hitBars(boxes, { frame, count: categories.length, lying: true }, x, y),
    anchor: (point) => anchorOf(boxes, point, { x: place(0), y: slots[point.index]?.centre ?? 0 }),
  };
};

export interface BarPlotProps extends ChartFormat {
  categories: readonly string[];
  /** At most eight series can be distinguished. */
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
