import type { ChartReference, ChartSeries } from './chart-model.js';
import { type StackedBar, stackValues } from './stack-values.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

/** The data of a bar chart, vertical or horizontal. */
export interface BarFigures {
  box: Box;
  at: Point | null;
  categories: readonly string[];
  series: readonly ChartSeries[];
  layout: 'grouped' | 'stacked';
  reference?: ChartReference | undefined;
  format: (value: number) => string;
  valueLabel?: string | undefined;
  fillOf: (series: number) => string;
}

/** The bars of each category, from where to where in values. */
export const barsOf = ({ categories, series, layout }: BarFigures): (StackedBar | null)[][] =>
  categories.map((_, index) => {
    const values = series.map((each) => each.values[index] ?? null);
    if (layout === 'stacked') return stackValues(values);
    return values.map((value) => (value === null ? null : { from: 0, to: value }));
  });

/** Every value that the axis must hold. */
export const endsOf = (bars: readonly (StackedBar | null)[][], reference: ChartReference | undefined) => [
  ...bars.flat().flatMap((bar) => (bar ? [bar.to] : [])),
  ...(reference ? [reference.value] : []),
];
