import { bands } from './bands.js';
import { anchorOf, barBoxes, hitBars } from './bar-boxes.js';
import { type BarFigures, barsOf, endsOf } from './bar-figures.js';
import { Bars } from './bars.js';
import type { Drawing } from './chart-plot.js';
import { frameOf } from './frame-of.js';
import { linear } from './linear.js';
import { ReferenceLine } from './reference-line.js';
import { RowAxes } from './row-axes.js';
import { valueTicks } from './value-ticks.js';

/** Bars that lie, with the names at their left. */
export const drawRows = (figures: BarFigures): Drawing => {
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
