'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { CategoryAxis, ReferenceLine, ValueAxis } from './axes.js';
import { ChartBody, useFormat } from './chart-body.js';
import { type ChartFormat, type ChartReference, type ChartSeries, seriesModel } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { chartWords } from './chart-words.js';
import { frameOf, heightIn } from './frame-of.js';
import { dashOf, inkOf, markerOf } from './marks.js';
import { bandAt, bands, valueTicks } from './scales.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

const round = (value: number) => Math.round(value * 100) / 100;

/** A line through the points, broken where one has no value. */
export const linePath = (points: readonly ({ x: number; y: number } | null)[]): string =>
  points
    .map((point, at) =>
      point ? `${at > 0 && points[at - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}` : '',
    )
    .join('');

interface LinesProps {
  lines: readonly (readonly ({ x: number; y: number } | null)[])[];
  at: Point | null;
  /** Where points are close, only every so many has its marker. */
  every: number;
}

/** The lines with their markers; a point that stands alone between gaps always has one. */
function Lines({ lines, at, every }: LinesProps) {
  return lines.map((points, series) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
    <g key={series} style={inkOf(series)}>
      <path className="sc-chart-line" d={linePath(points)} strokeDasharray={dashOf(series)} />
      {points.map((point, index) => {
        const active = at?.index === index;
        const alone = !points[index - 1] && !points[index + 1];
        if (!point || (index % every > 0 && !active && !alone)) return null;
        return (
          <path
            key={point.x}
            className="sc-chart-marker"
            data-active={(active && at.series === series) || undefined}
            d={markerOf(series)}
            transform={`translate(${point.x} ${point.y})`}
          />
        );
      })}
    </g>
  ));
}

interface LineFigures {
  box: Box;
  at: Point | null;
  categories: readonly string[];
  series: readonly ChartSeries[];
  reference?: ChartReference | undefined;
  format: (value: number) => string;
  valueLabel?: string | undefined;
}

const nearest = (places: readonly ({ y: number } | null | undefined)[], y: number): number => {
  const far = places.map((place) => (place ? Math.abs(place.y - y) : Number.POSITIVE_INFINITY));
  return Math.max(0, far.indexOf(Math.min(...far)));
};

/** Lines over categories. */
const drawLines = (figures: LineFigures): Drawing => {
  const { box, at, categories, series, reference, format, valueLabel } = figures;
  const { em, width } = box;
  const ends = [...series.flatMap(({ values }) => values), ...(reference ? [reference.value] : [])];
  const ticks = valueTicks(ends, box.height / em - 3);
  const frame = frameOf(box, { left: ticks.map(format), above: valueLabel ? 1 : 0 });
  const place = heightIn(frame, ticks);
  const slots = bands(categories.length, frame.left, frame.width);
  const lines = series.map(({ values }) =>
    slots.map(({ centre }, index) => {
      const value = values[index] ?? null;
      return value === null ? null : { x: centre, y: place(value) };
    }),
  );
  const slot = at ? slots[at.index] : undefined;
  return {
    content: (
      <>
        <ValueAxis frame={frame} em={em} ticks={ticks} place={place} format={format} label={valueLabel} />
        {slot && <path className="sc-chart-guide" d={`M${slot.centre} ${frame.top}V${frame.bottom}`} />}
        {reference && (
          <ReferenceLine
            frame={frame}
            em={em}
            direction="across"
            at={place(reference.value)}
            label={reference.label}
          />
        )}
        <Lines lines={lines} at={at} every={Math.ceil((1.5 * em) / (slots[0]?.size ?? 1))} />
        <CategoryAxis
          frame={frame}
          em={em}
          labels={categories}
          places={slots.map(({ centre }) => centre)}
          width={width}
        />
      </>
    ),
    hit: (x, y) => {
      const index = bandAt(x, categories.length, frame.left, frame.width);
      if (index === null) return null;
      return {
        index,
        series: nearest(
          lines.map((line) => line[index]),
          y,
        ),
      };
    },
    anchor: (point) =>
      lines[point.series]?.[point.index] ?? { x: slots[point.index]?.centre ?? 0, y: place(0) },
  };
};

export interface LinePlotProps extends ChartFormat {
  categories: readonly string[];
  /** At most eight series can be distinguished. A line breaks at a null value. */
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
