import type { ChartModel, ChartSeries } from './chart-model.js';

interface SeriesFigures {
  categories: readonly string[];
  categoryLabel: string;
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Shown instead of a missing value. */
  none: string;
}

/** The texts of series by category. */
export const seriesModel = ({
  categories,
  categoryLabel,
  series,
  format,
  none,
}: SeriesFigures): ChartModel => ({
  categories,
  categoryLabel,
  inkBy: 'series',
  columns: series.map(({ id, label, values }) => ({
    id,
    label,
    texts: categories.map((_, at) => {
      const value = values[at] ?? null;
      return value === null ? none : format(value);
    }),
  })),
});
