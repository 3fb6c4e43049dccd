import type { Frame } from './frame-of.js';
import { shorten, textWidth } from './text-width.js';
import { thinLabels, widestLabel } from './thin-labels.js';

interface CategoryAxisProps {
  frame: Frame;
  em: number;
  /** The names and the middles of their places, evenly apart. */
  labels: readonly string[];
  places: readonly number[];
  /** The width of the whole picture, which no name leaves. */
  width: number;
}

/** Names below the plot: as many as have room, each in the middle of its place. */
export function CategoryAxis({ frame, em, labels, places, width }: CategoryAxisProps) {
  const apart = labels.length > 1 ? Math.abs((places[1] ?? 0) - (places[0] ?? 0)) : frame.width;
  const step = thinLabels(labels, apart / em);
  const room = Math.max(widestLabel, (step * apart) / em - 0.75);
  return (
    <g>
      {labels.map((label, at) => {
        if (at % step > 0) return null;
        const text = shorten(label, room);
        const half = (textWidth(text) * em) / 2;
        const x = Math.min(width - half, Math.max(half, places[at] ?? 0));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
          <text key={at} className="sc-chart-text" textAnchor="middle" x={x} y={frame.bottom + 1.5 * em}>
            {text}
          </text>
        );
      })}
    </g>
  );
}
