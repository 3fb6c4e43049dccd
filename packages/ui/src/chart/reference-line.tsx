import type { Frame } from './frame-of.js';
import { textWidth } from './text-width.js';

interface ReferenceLineProps {
  frame: Frame;
  em: number;
  /** The position of the line: a height, or a distance from the left. */
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
