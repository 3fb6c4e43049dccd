'use client';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { type ChartModel, sayPoint } from './chart-model.js';
import { chartWords } from './chart-words.js';
import { Swatch } from './marks.js';
import { type Box, useBox } from './use-box.js';
import { type Point, walk } from './walk.js';

interface ChartTipProps {
  model: ChartModel;
  at: Point;
  anchor: { x: number; y: number };
  box: Box;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
}

/**
 * Beside the point, on the side with more room; in a narrow picture above or below it, shifted so that it never leaves
 * the picture.
 */
const placeIn = ({ width, height, em }: Box, { x, y }: { x: number; y: number }) => {
  const place: CSSProperties = { left: x, top: y };
  if (width >= 32 * em) return { side: x > width / 2 ? 'before' : 'after', place };
  const [shift, gap] = [(-100 * x) / width, em];
  const below = y < height / 2;
  return {
    side: below ? 'below' : 'above',
    place: { ...place, translate: `${shift}% ${below ? `${gap}px` : `calc(-100% - ${gap}px)`}` },
  };
};

/** The values at a category, beside its point. Hidden from screen readers, which hear the point itself. */
function ChartTip({ model, at, anchor, box, kind, fillOf }: ChartTipProps) {
  const bySeries = model.inkBy === 'series';
  const { side, place } = placeIn(box, anchor);
  return (
    <div className="sc-chart-tip" aria-hidden="true" data-side={side} style={place}>
      <p className="sc-chart-tip-title">
        {!bySeries && <Swatch series={at.index} kind={kind} fill={fillOf(at.index)} />}
        {model.categories[at.index]}
      </p>
      {model.columns.map(({ id, label, texts }, series) => (
        <p
          key={id}
          className="sc-chart-tip-row"
          data-active={(model.columns.length > 1 && bySeries && series === at.series) || undefined}
        >
          {bySeries && model.columns.length > 1 && (
            <Swatch series={series} kind={kind} fill={fillOf(series)} />
          )}
          <span>{label}</span>
          <span className="sc-chart-tip-value">{texts[at.index]}</span>
        </p>
      ))}
    </div>
  );
}

/** A chart drawn into its room. */
export interface Drawing {
  content: ReactNode;
  /** The point under the pointer. */
  hit: (x: number, y: number) => Point | null;
  /** The position of a point's tip. */
  anchor: (at: Point) => { x: number; y: number };
}

/** Draws a chart; `at` is the point under the pointer or reached by key. */
export type Draw = (box: Box, at: Point | null) => Drawing;

interface ChartPlotProps {
  titleId: string;
  model: ChartModel;
  kind: 'fill' | 'line';
  fillOf: (series: number) => string;
  draw: Draw;
  horizontal?: boolean;
  /** The height in em, if it depends on the figures. */
  ems?: number | undefined;
}

/** The point under the pointer or reached by key, and the text that announces it. */
const useChartWalk = (model: ChartModel, horizontal: boolean) => {
  const [at, setAt] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  // Figures may have become fewer since the point was chosen.
  const shown = at && at.index < model.categories.length ? at : null;
  const go = (to: Point) => {
    setAt(to);
    setSaid(sayPoint(model, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) event.preventDefault();
    if (event.key === 'Escape') return setAt(null);
    const series = model.inkBy === 'series' ? model.columns.length : 1;
    const to = walk(event.key, shown ?? { index: -1, series: 0 }, {
      count: model.categories.length,
      series,
      horizontal,
    });
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go({ ...to, index: Math.max(0, to.index) });
  };
  return { shown, said, point: setAt, go, onKeyDown };
};

/**
 * The picture of a chart: one stop of the Tab key, whose points the arrow keys reach; each point reached is
 * announced.
 */
export function ChartPlot({ titleId, model, kind, fillOf, draw, horizontal = false, ems }: ChartPlotProps) {
  const words = usePartWords('chart', chartWords);
  const keysId = useId();
  const [room, box] = useBox<HTMLDivElement>();
  const { shown, said, point, go, onKeyDown } = useChartWalk(model, horizontal);
  const drawing = box && box.width > 0 ? draw(box, shown) : null;
  const onPointer = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    point(drawing?.hit(event.clientX - left, event.clientY - top) ?? null);
  };
  return (
    <div
      ref={room}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through its points
      tabIndex={0}
      aria-labelledby={titleId}
      aria-describedby={keysId}
      className="sc-chart-plot"
      style={ems ? { blockSize: `${ems}em` } : undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') && go(shown ?? { index: 0, series: 0 })
      }
      onBlur={() => point(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => point(null)}
    >
      {drawing && box && (
        <svg
          className="sc-chart-picture"
          width={box.width}
          height={box.height}
          viewBox={`0 0 ${box.width} ${box.height}`}
          aria-hidden="true"
        >
          {drawing.content}
        </svg>
      )}
      {drawing && box && shown && (
        <ChartTip
          model={model}
          at={shown}
          anchor={drawing.anchor(shown)}
          box={box}
          kind={kind}
          fillOf={fillOf}
        />
      )}
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
