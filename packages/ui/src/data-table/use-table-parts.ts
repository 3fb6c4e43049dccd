import { useState } from 'react';
import type { DataTablePartProps, Resizing, TablePartOptions } from './data-table-parts.js';
import { placeColumns } from './place-columns.js';
import { choose } from './row-selection.js';
import type { TableView } from './table-view.js';

const untouched: TableView = {};
const none: ReadonlySet<string> = new Set();
const controlWidth = 44;
const actionsWidth = 112;
const drawnAtOnce = 200;

const withWidth = (view: TableView, { id, width }: Resizing): TableView => ({
  ...view,
  widths: { ...view.widths, [id]: width },
});

/** The options of a DataTable with defaults, and its own state: expanded details, a column being moved. */
export const useTableParts = <Row extends object>({
  sort,
  onSortChange,
  view,
  onViewChange,
  selection,
  onSelectionChange,
  columns,
  ...passed
}: TablePartOptions<Row>): DataTablePartProps<Row> => {
  const [unfolded, setUnfolded] = useState(none);
  const [resizing, setResizing] = useState<Resizing | null>(null);
  const { rows, maxHeight, rowActions, rowDetails } = passed;
  const current = view ?? untouched;
  const lead = (selection ? controlWidth : 0) + (rowDetails ? controlWidth : 0);
  const tail = rowActions ? actionsWidth : 0;
  const virtual = maxHeight !== undefined && rows.length > drawnAtOnce;
  const placed = placeColumns(columns, resizing ? withWidth(current, resizing) : current, { lead, tail });
  return {
    ...passed,
    columns: placed,
    places: {
      ...(placed.some(({ pin }) => pin === 'start') && {
        check: { insetInlineStart: 0 },
        unfold: { insetInlineStart: selection ? controlWidth : 0 },
      }),
      // Row actions stay in reach, for any number of columns.
      actions: { insetInlineEnd: 0 },
    },
    controls: lead + tail,
    sort: sort === undefined ? (current.sort ?? null) : sort,
    onSort: onSortChange ?? (onViewChange && ((next) => onViewChange({ ...current, sort: next }))),
    selection,
    onChoose: (ids, chosen) => onSelectionChange?.(choose(selection ?? none, ids, chosen)),
    unfolded,
    onUnfold: (id) => setUnfolded(choose(unfolded, [id], !unfolded.has(id))),
    view: current,
    onViewChange,
    onResizing: setResizing,
    filterable: onViewChange !== undefined && columns.some((column) => column.filter),
    fixed:
      [onViewChange, view?.widths].some((given) => given !== undefined) ||
      virtual ||
      placed.some(({ pin }) => pin),
    virtual,
  };
};
