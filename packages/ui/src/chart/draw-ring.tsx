import type { Drawing } from './chart-plot.js';
import { type Arc, arcAt, arcPath } from './donut-arcs.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

interface RingFigures {
  box: Box;
  at: Point | null;
  arcs: readonly Arc[];
  centre?: { value: string; label: string } | undefined;
  fillOf: (series: number) => string;
}

/** A ring of slices around a figure. */
export const drawRing = ({ box, at, arcs, centre, fillOf }: RingFigures): Drawing => {
  const { width, height, em } = box;
  const outer = Math.max(1, Math.min(width, height) / 2 - 4);
  const inner = outer * 0.64;
  const [x, y] = [width / 2, height / 2];
  return {
    content: (
      <g transform={`translate(${x} ${y})`}>
        {arcs.map((arc, index) =>
          arc.share > 0 ? (
            <path
              key={arc.start}
              className="sc-chart-slice"
              data-active={at?.index === index || undefined}
              d={arcPath(arc, inner, outer)}
              fill={fillOf(index)}
            />
          ) : null,
        )}
        {centre && (
          <g textAnchor="middle">
            <text className="sc-chart-centre" y={0.25 * em}>
              {centre.value}
            </text>
            <text className="sc-chart-text" y={2 * em}>
              {centre.label}
            </text>
          </g>
        )}
      </g>
    ),
    hit: (left, top) => {
      const index = arcAt(arcs, left - x, top - y, inner, outer);
      return index === null ? null : { index, series: 0 };
    },
    anchor: ({ index }) => {
      const arc = arcs[index];
      const middle = arc ? (arc.start + arc.end) / 2 : 0;
      const radius = (inner + outer) / 2;
      return { x: x + Math.sin(middle) * radius, y: y - Math.cos(middle) * radius };
    },
  };
};
