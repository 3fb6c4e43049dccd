import type { CSSProperties } from 'react';
import type { Column, TableView } from './data-table-props.js';
import { isShown, orderColumns, pinOf } from './table-view.js';

/** A column at its place in the table. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  pin: 'start' | 'end' | undefined;
  /** The pinned column that touches those that scroll. */
  edge: boolean;
  /** In CSS pixels; the minimum if the column shares the remaining width. */
  width: number;
  shares: boolean;
  /** Makes a pinned column sticky. */
  style: CSSProperties | undefined;
}

/** The widths of columns that are not the host's: check box and details before, row actions after them. */
export interface ControlWidths {
  lead: number;
  tail: number;
}

const widthOf = { narrow: 128, medium: 224, wide: 288 };
const usualWidth = 140;

/** How wide and how narrow a column can be made. */
export const mostWidth = 800;
export const leastWidth = <Row>(column: Column<Row>): number => column.minWidth ?? 72;

/** How wide a column is unless it shares, in CSS pixels. */
export const givenWidth = <Row>({ id, width }: Column<Row>, view: TableView | undefined): number =>
  view?.widths?.[id] ?? (width ? widthOf[width] : usualWidth);

const sideOf = { start: 0, none: 1, end: 2 };

/** The shown columns in their order, pinned ones at their side, each with its width and its place. */
export const placeColumns = <Row>(
  columns: readonly Column<Row>[],
  view: TableView | undefined,
  { lead, tail }: ControlWidths,
): PlacedColumn<Row>[] => {
  const shown = orderColumns(columns, view?.order)
    .filter((column) => isShown(column, view))
    .map((column) => ({ column, pin: pinOf(column, view), width: givenWidth(column, view) }))
    .sort((a, b) => sideOf[a.pin ?? 'none'] - sideOf[b.pin ?? 'none']);
  const free = shown.filter(({ pin }) => !pin);
  const fixed = free.filter(({ column }) => view?.widths?.[column.id] ?? column.width);
  // At least one column takes the remaining width of a wide screen, else the pinned ones would not stand at their
  // places.
  const sharing = fixed.length < free.length ? free.filter((each) => !fixed.includes(each)) : free.slice(-1);
  const sum = (some: typeof shown) => some.reduce((total, { width }) => total + width, 0);
  return shown.map((each, index) => {
    const { column, pin, width } = each;
    const style: Record<'start' | 'end', () => CSSProperties> = {
      start: () => ({ insetInlineStart: lead + sum(shown.slice(0, index)) }),
      end: () => ({ insetInlineEnd: tail + sum(shown.slice(index + 1)) }),
    };
    return {
      column,
      pin,
      edge: pin !== undefined && shown[pin === 'start' ? index + 1 : index - 1]?.pin !== pin,
      width,
      shares: sharing.includes(each),
      style: pin && style[pin](),
    };
  });
};
