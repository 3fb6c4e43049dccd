'use client';
import { percent } from '@skillcert/core';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartBody } from './chart-body.js';
import type { ChartFormat } from './chart-model.js';
import { chartWords } from './chart-words.js';
import { donutArcs } from './donut-arcs.js';
import { drawRing } from './draw-ring.js';
import { useFormat } from './use-format.js';

/** A part of the whole. */
export interface DonutSlice {
  id: string;
  label: string;
  value: number;
}

export interface DonutPlotProps extends ChartFormat {
  /** At most eight slices can be told apart; gather the small ones in one. */
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
