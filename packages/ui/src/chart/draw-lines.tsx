import { bandAt, bands } from './bands.js';
import { CategoryAxis } from './category-axis.js';
import type { ChartReference, ChartSeries } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { frameOf, heightIn } from './frame-of.js';
import { Lines } from './lines.js';
import { ReferenceLine } from './reference-line.js';
import type { Box } from './use-box.js';
import { ValueAxis } from './value-axis.js';
import { valueTicks } from './value-ticks.js';
import type { Point } from './walk.js';

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
export const drawLines = (figures: LineFigures): Drawing => {
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
