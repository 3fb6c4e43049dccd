import { bands } from './bands.js';
import { anchorOf, barBoxes, hitBars } from './bar-boxes.js';
import { type BarFigures, barsOf, endsOf } from './bar-figures.js';
import { Bars } from './bars.js';
import { CategoryAxis } from './category-axis.js';
import type { Drawing } from './chart-plot.js';
import { frameOf, heightIn } from './frame-of.js';
import { ReferenceLine } from './reference-line.js';
import { ValueAxis } from './value-axis.js';
import { valueTicks } from './value-ticks.js';

/** Draws vertical bars. */
export const drawColumns = (figures: BarFigures): Drawing => {
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
