interface SeriesFigures {
  categories: readonly string[];
  categoryLabel: string;
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Stands for a value that is missing. */
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

/** One line of a line chart, or one colour of bars. */
export interface ChartSeries {
  id: string;
  label: string;
  /** One value per category; null if it is missing. */
  values: readonly (number | null)[];
}

/** A line across the chart, such as the pass mark. */
export interface ChartReference {
  value: number;
  label: string;
}

/** How a host writes numbers and names of categories. */
export interface ChartFormat {
  /** A value as text; by default the number as the language writes it. */
  formatValue?: ((value: number) => string) | undefined;
  /** The counted things, such as "Candidates"; shown at the axis. */
  valueLabel?: string | undefined;
  /** The kind of the categories, such as "Month"; heads the first column of the table. */
  categoryLabel?: string | undefined;
}

/** A column of the figures: its name and its texts, one a category. */
export interface ChartColumn {
  id: string;
  label: string;
  texts: readonly string[];
}

/** The figures of a chart as texts, for its legend, tip and table. */
export interface ChartModel {
  categories: readonly string[];
  categoryLabel: string;
  columns: readonly ChartColumn[];
  /** Whether a colour is a series (a column), or a category as in a donut. */
  inkBy: 'series' | 'category';
}

/** The text that is announced for a point that the arrow keys reach. */
export const sayPoint = (model: ChartModel, { index, series }: { index: number; series: number }): string => {
  const category = model.categories[index] ?? '';
  const column = model.columns[series];
  if (model.inkBy === 'category' || model.columns.length === 1)
    return `${category}: ${model.columns.map(({ texts }) => texts[index]).join(', ')}`;
  return `${category}, ${column?.label}: ${column?.texts[index]}`;
};
