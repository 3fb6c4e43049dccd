import { type Frame, shorten, textWidth } from './frame-of.js';

/** A label is never given more room than this, in em: the whole text stands in the tip and in the table. */
const widestLabel = 9;

/** Every how many labels one can be drawn so that they do not touch, when each has `room` em. */
export const thinLabels = (labels: readonly string[], room: number): number => {
  const widest = Math.max(0, ...labels.map((label) => Math.min(widestLabel, textWidth(label))));
  return Math.max(1, Math.ceil((widest + 0.75) / Math.max(0.01, room)));
};

interface ValueAxisProps {
  frame: Frame;
  em: number;
  ticks: readonly number[];
  place: (value: number) => number;
  format: (value: number) => string;
  label?: string | undefined;
}

/** Lines across the plot at round values, their texts at the left, what they count above. */
export function ValueAxis({ frame, em, ticks, place, format, label }: ValueAxisProps) {
  return (
    <g>
      {label && (
        <text className="sc-chart-text" x={0} y={em}>
          {label}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="sc-chart-grid"
            data-zero={tick === 0 || undefined}
            d={`M${frame.left} ${Math.round(place(tick)) + 0.5}H${frame.right}`}
          />
          <text
            className="sc-chart-text"
            textAnchor="end"
            x={frame.left - 0.5 * em}
            y={place(tick) + 0.35 * em}
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface RowAxesProps {
  frame: Frame;
  em: number;
  ticks: readonly number[];
  place: (value: number) => number;
  format: (value: number) => string;
  label?: string | undefined;
  names: readonly string[];
  middles: readonly number[];
}

/** Of bars that lie: upright lines at round values with their texts below, and the names at the left. */
export function RowAxes({ frame, em, ticks, place, format, label, names, middles }: RowAxesProps) {
  return (
    <g>
      {label && (
        <text className="sc-chart-text" textAnchor="end" x={frame.right} y={frame.bottom + 2.9 * em}>
          {label}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="sc-chart-grid"
            data-zero={tick === 0 || undefined}
            d={`M${Math.round(place(tick)) + 0.5} ${frame.top}V${frame.bottom}`}
          />
          <text className="sc-chart-text" textAnchor="middle" x={place(tick)} y={frame.bottom + 1.5 * em}>
            {format(tick)}
          </text>
        </g>
      ))}
      {middles.map((middle, at) => (
        <text
          key={middle}
          className="sc-chart-text"
          textAnchor="end"
          x={frame.left - 0.5 * em}
          y={middle + 0.35 * em}
        >
          {shorten(names[at] ?? '', frame.left / em - 0.5)}
        </text>
      ))}
    </g>
  );
}

interface ReferenceLineProps {
  frame: Frame;
  em: number;
  /** Where it crosses: a height, or a place from the left. */
  at: number;
  direction: 'across' | 'upright';
  label: string;
}

/** A dashed line with its name, such as the pass mark. */
export function ReferenceLine({ frame, em, at, direction, label }: ReferenceLineProps) {
  const place = Math.round(at) + 0.5;
  const before = at + (textWidth(label) + 1) * em > frame.right;
  return direction === 'across' ? (
    <g className="sc-chart-reference">
      <path d={`M${frame.left} ${place}H${frame.right}`} />
      <text textAnchor="end" x={frame.right} y={place - 0.4 * em}>
        {label}
      </text>
    </g>
  ) : (
    <g className="sc-chart-reference">
      <path d={`M${place} ${frame.top - 1.5 * em}V${frame.bottom}`} />
      <text
        textAnchor={before ? 'end' : 'start'}
        x={place + (before ? -0.5 : 0.5) * em}
        y={frame.top - 0.6 * em}
      >
        {label}
      </text>
    </g>
  );
}

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
