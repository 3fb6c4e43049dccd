'use client';
import { percent } from '@skillcert/core';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartBody, useFormat } from './chart-body.js';
import type { ChartFormat } from './chart-model.js';
import type { Drawing } from './chart-plot.js';
import { chartWords } from './chart-words.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

interface Arc {
  /** Radians from the top, clockwise. */
  start: number;
  end: number;
  share: number;
}

const turn = Math.PI * 2;

/** The slices of a ring in proportion; what is negative or not finite has none. */
export const donutArcs = (values: readonly number[]): Arc[] => {
  const sizes = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return sizes.map((size) => {
    const start = total > 0 ? (before / total) * turn : 0;
    before += size;
    return { start, end: total > 0 ? (before / total) * turn : 0, share: total > 0 ? size / total : 0 };
  });
};

const round = (value: number) => Math.round(value * 100) / 100;
const place = (angle: number, radius: number) =>
  `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;

/**
 * A slice as a path around 0, 0. A whole ring is drawn as two halves, since an arc that ends where it starts is none.
 */
export const arcPath = ({ start, end }: Arc, inner: number, outer: number): string => {
  if (end - start > turn - 0.001) {
    const half = { start, end: start + turn / 2, share: 0.5 };
    const other = { start: half.end, end: start + turn, share: 0.5 };
    return arcPath(half, inner, outer) + arcPath(other, inner, outer);
  }
  const large = end - start > Math.PI ? 1 : 0;
  return `M${place(start, outer)}A${outer} ${outer} 0 ${large} 1 ${place(end, outer)}L${place(end, inner)}A${inner} ${inner} 0 ${large} 0 ${place(start, inner)}Z`;
};

/** The slice under a place, given from the middle of the ring; null in the hole and outside. */
export const arcAt = (
  arcs: readonly Arc[],
  x: number,
  y: number,
  inner: number,
  outer: number,
): number | null => {
  const far = Math.hypot(x, y);
  if (far < inner || far > outer) return null;
  const angle = (Math.atan2(x, -y) + turn) % turn;
  const at = arcs.findIndex((arc) => angle >= arc.start && angle < arc.end);
  return at < 0 ? null : at;
};

interface RingFigures {
  box: Box;
  at: Point | null;
  arcs: readonly Arc[];
  centre?: { value: string; label: string } | undefined;
  fillOf: (series: number) => string;
}

/** A ring of slices around a figure. */
const drawRing = ({ box, at, arcs, centre, fillOf }: RingFigures): Drawing => {
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

/** A part of the whole. */
export interface DonutSlice {
  id: string;
  label: string;
  value: number;
}

export interface DonutPlotProps extends ChartFormat {
  /** At most eight slices can be distinguished; gather the small ones in one. */
  slices: readonly DonutSlice[];
  /** A share from 0 to 1 as text; by default whole percents. */
  formatShare?: ((share: number) => string) | undefined;
  /** Inside the ring: the main figure, and its label. */
  centre?: { value: string; label: string } | undefined;
}

interface PlacedProps extends DonutPlotProps {
  title: string;
  titleId: string;
}

/** The picture of a DonutChart. */
export function DonutPlot({
  title,
  titleId,
  slices,
  centre,
  formatValue,
  formatShare = percent,
  valueLabel,
  categoryLabel,
}: PlacedProps) {
  const words = usePartWords('chart', chartWords);
  const format = useFormat(formatValue);
  const arcs = donutArcs(slices.map(({ value }) => value));
  return (
    <ChartBody
      title={title}
      titleId={titleId}
      legend="beside"
      model={{
        categories: slices.map(({ label }) => label),
        categoryLabel: categoryLabel ?? words.category,
        inkBy: 'category',
        columns: [
          { id: 'value', label: valueLabel ?? words.value, texts: slices.map(({ value }) => format(value)) },
          { id: 'share', label: words.share, texts: arcs.map(({ share }) => formatShare(share)) },
        ],
      }}
      draw={(fillOf) => (box, at) => drawRing({ box, at, arcs, centre, fillOf })}
    />
  );
}
