import type { Column, Sort } from './data-table-props.js';

/** A reader's arrangement of a table: plain data, to be stored in a session, an account or an address. */
export interface TableView {
  sort?: Sort | null;
  /** The values of the filter row, by column. */
  filters?: Readonly<Record<string, string>>;
  /** Whether a column is shown, by column; columns that are not named are as they were declared. */
  shown?: Readonly<Record<string, boolean>>;
  /** Ids of columns in their order; columns that are not named follow. */
  order?: readonly string[];
  /** CSS pixels by column; with it, columns have their given widths, for any content. */
  widths?: Readonly<Record<string, number>>;
  pins?: Readonly<Record<string, 'start' | 'end' | 'none'>>;
  density?: 'comfortable' | 'compact';
}

/** A named view. */
export interface SavedView {
  id: string;
  name: string;
  view: TableView;
}

type AnyColumn = Pick<Column<never>, 'id' | 'pin' | 'show'>;

/** The columns in the reader's order, hidden ones included. */
export const orderColumns = <Each extends AnyColumn>(
  columns: readonly Each[],
  order: readonly string[] = [],
): Each[] => {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...named, ...columns.filter((column) => !order.includes(column.id))];
};

export const isShown = ({ id, show }: AnyColumn, view: TableView | undefined): boolean =>
  show === 'always' || (view?.shown?.[id] ?? show !== 'on-request');

/** The side a column is pinned to, if any. */
export const pinOf = ({ id, pin }: AnyColumn, view: TableView | undefined): 'start' | 'end' | undefined => {
  const chosen = view?.pins?.[id] ?? pin;
  return chosen === 'none' ? undefined : chosen;
};

/** The order after a column has moved by one place; unchanged at the edge. */
export const moveColumn = (
  columns: readonly AnyColumn[],
  view: TableView,
  id: string,
  by: -1 | 1,
): TableView => {
  const ids = orderColumns(columns, view.order).map((column) => column.id);
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (other === undefined) return view;
  return { ...view, order: ids.map((each) => (each === id ? other : each === other ? id : each)) };
};

/** Ascending, then descending, then the list's own order. */
export const nextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, direction: 'asc' };
  return sort.direction === 'asc' ? { id, direction: 'desc' } : null;
};

/** The filters with one changed; an empty one goes. */
export const withFilter = (view: TableView, id: string, text: string): TableView => {
  const { [id]: _, ...others } = view.filters ?? {};
  return { ...view, filters: text ? { ...others, [id]: text } : others };
};
