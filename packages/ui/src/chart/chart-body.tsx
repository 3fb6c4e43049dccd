'use client';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { ChartLegend } from './chart-legend.js';
import type { ChartModel } from './chart-model.js';
import { ChartPatterns } from './chart-patterns.js';
import { ChartPlot, type Draw } from './chart-plot.js';
import { ChartTable } from './chart-table.js';
import { chartWords } from './chart-words.js';

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
