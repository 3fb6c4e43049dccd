'use client';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ChartModel } from './chart-model.js';
import { ChartPlot, type Draw } from './chart-plot.js';
import { ChartTable } from './chart-table.js';
import { chartWords } from './chart-words.js';
import { ChartPatterns, Swatch } from './marks.js';

/** The host's way to write a value, else the language's. */
export const useFormat = (given: ((value: number) => string) | undefined): ((value: number) => string) => {
  const { language } = useSkillcert();
  return given ?? ((value) => value.toLocaleString(language));
};

interface ChartLegendProps {
  model: ChartModel;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
}

/** Which mark is which. Of the slices of a ring it gives the figures, too, since a slice has no room for them. */
function ChartLegend({ model, kind, fillOf }: ChartLegendProps) {
  const bySeries = model.inkBy === 'series';
  if (bySeries && model.columns.length < 2) return null;
  const items = bySeries
    ? model.columns.map(({ id, label }) => ({ id, label, text: '' }))
    : model.categories.map((label, index) => ({
        id: label,
        label,
        text: model.columns.map(({ texts }) => texts[index]).join(' · '),
      }));
  return (
    // The table says the same to screen readers, in order.
    <ul className="sc-chart-legend" aria-hidden="true">
      {items.map(({ id, label, text }, series) => (
        <li key={id} className="sc-chart-legend-item">
          <Swatch series={series} kind={kind} fill={fillOf(series)} />
          <span className="sc-chart-legend-label">{label}</span>
          {text && <span className="sc-chart-legend-text">{text}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ChartBodyProps {
  title: string;
  titleId: string;
  model: ChartModel;
  /** How marks look in the legend. */
  kind?: 'fill' | 'line';
  /** `beside` puts the legend beside the chart if there is room. */
  legend?: 'above' | 'beside';
  horizontal?: boolean;
  ems?: number | undefined;
  /** Gives the drawing its fills. */
  draw: (fillOf: (series: number) => string) => Draw;
}

/** Legend, picture and table of a chart, whichever of its kinds. */
export function ChartBody({
  title,
  titleId,
  model,
  kind = 'fill',
  legend = 'above',
  horizontal = false,
  ems,
  draw,
}: ChartBodyProps) {
  const words = usePartWords('chart', chartWords);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const idOf = (series: number) => `${id}-${series}`;
  const fillOf = (series: number) => `url(#${idOf(series)})`;
  const Icon = asTable ? ChartColumn : Table2;
  const marks = <ChartLegend model={model} kind={kind} fillOf={fillOf} />;
  return (
    <div className="sc-chart-body">
      <ChartPatterns
        count={model.inkBy === 'series' ? model.columns.length : model.categories.length}
        idOf={idOf}
      />
      <div className="sc-chart-bar">
        {legend === 'above' && !asTable && marks}
        <Button
          variant="ghost"
          size="small"
          className="sc-chart-toggle"
          icon={<Icon aria-hidden="true" />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? words.showChart : words.showTable}
        </Button>
      </div>
      {!asTable && (
        <div className="sc-chart-main" data-legend={legend}>
          <ChartPlot
            titleId={titleId}
            model={model}
            kind={kind}
            fillOf={fillOf}
            draw={draw(fillOf)}
            horizontal={horizontal}
            ems={ems}
          />
          {legend === 'beside' && marks}
        </div>
      )}
      <ChartTable title={title} model={model} shown={asTable} />
    </div>
  );
}
