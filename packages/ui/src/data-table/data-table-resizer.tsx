'use client';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { dataTableWords } from './data-table-words.js';
import { givenWidth, leastWidth, mostWidth, type PlacedColumn } from './place-columns.js';

interface DataTableResizerProps<Row extends object> extends DataTablePartProps<Row> {
  placed: PlacedColumn<Row>;
}

const step = 16;
const widthOf = (node: HTMLElement) => node.closest('th')?.offsetWidth ?? 0;
/**
 * Moving right widens, and narrows where people read from right to left; a column pinned to the end grows the other
 * way.
 */
const towards = (node: HTMLElement, atEnd: boolean) =>
  (getComputedStyle(node).direction === 'rtl') === atEnd ? 1 : -1;

/** The widths that keys ask for. */
const widthsByKey = (
  node: HTMLElement,
  atEnd: boolean,
  least: number,
): Readonly<Record<string, number | undefined>> => {
  const width = widthOf(node);
  const wider = step * towards(node, atEnd);
  return { ArrowRight: width + wider, ArrowLeft: width - wider, Home: least, End: mostWidth };
};

/** The edge of a column: dragged, or moved by the arrow keys; Enter and a double click give back the usual width. */
export function DataTableResizer<Row extends object>({
  placed: { column, pin },
  view,
  onViewChange,
  onResizing,
}: DataTableResizerProps<Row>) {
  const words = usePartWords('dataTable', dataTableWords);
  const from = useRef<{ x: number; width: number }>(undefined);
  const least = leastWidth(column);
  const within = (width: number) => Math.round(Math.min(mostWidth, Math.max(least, width)));
  const resize = (width: number) =>
    onViewChange?.({ ...view, widths: { ...view.widths, [column.id]: within(width) } });
  const reset = () => {
    const { [column.id]: _, ...widths } = view.widths ?? {};
    onViewChange?.({ ...view, widths });
  };
  const dragged = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { x, width } = from.current ?? { x: clientX, width: widthOf(currentTarget) };
    return within(width + (clientX - x) * towards(currentTarget, pin === 'end'));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const width = widthsByKey(event.currentTarget, pin === 'end', least)[event.key];
    if (width === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (width === undefined) reset();
    else resize(width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that moves is a separator with a value, which hr cannot be
    <span
      role="separator"
      tabIndex={0}
      className="sc-data-table-resizer"
      aria-orientation="vertical"
      aria-label={words.resize(column.header)}
      aria-valuenow={givenWidth(column, view)}
      aria-valuemin={least}
      aria-valuemax={mostWidth}
      onKeyDown={press}
      onDoubleClick={reset}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: widthOf(event.currentTarget) };
      }}
      onPointerMove={(event) => from.current && onResizing({ id: column.id, width: dragged(event) })}
      onPointerUp={(event) => {
        if (from.current && from.current.x !== event.clientX) resize(dragged(event));
        from.current = undefined;
        onResizing(null);
      }}
      onPointerCancel={() => {
        from.current = undefined;
        onResizing(null);
      }}
    />
  );
}
