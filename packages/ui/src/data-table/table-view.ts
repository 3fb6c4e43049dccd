import type { Column, Sort, TableView } from './data-table-props.js';

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
