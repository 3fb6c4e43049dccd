import { type CSSProperties, useState } from 'react';
import type { DataTableProps, Sort, TableView } from './data-table-props.js';
import { type PlacedColumn, placeColumns } from './place-columns.js';
import { choose } from './row-selection.js';

/** The function, which works an answer out once for each name. */
export const remembered = <Name, Answer>(work: (name: Name) => Answer): ((name: Name) => Answer) => {
  const answers = new Map<Name, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = work(name);
    answers.set(name, answer);
    return answer;
  };
};

const untouched: TableView = {};
const none: ReadonlySet<string> = new Set();
const controlWidth = 44;
const actionsWidth = 112;
const drawnAtOnce = 200;

const withWidth = (view: TableView, { id, width }: Resizing): TableView => ({
  ...view,
  widths: { ...view.widths, [id]: width },
});

/** The options of a DataTable settled, and what it remembers by itself: open details, a column on the move. */
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
      // The actions stay in reach however many columns there are.
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

type Given<Row extends object, Name extends keyof DataTableProps<Row>> = {
  [Each in Name]: DataTableProps<Row>[Each] | undefined;
};

interface PassedOn<Row extends object>
  extends Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowId' | 'rowLabel'>,
    Given<Row, 'maxHeight' | 'selection' | 'onRowClick' | 'rowActions' | 'rowDetails' | 'onViewChange'> {
  density: 'comfortable' | 'compact';
  /** Milliseconds of rest before a filter takes effect. */
  filterDelay: number;
}

/** The host's word on the rows of its table. */
interface TablePartOptions<Row extends object>
  extends PassedOn<Row>,
    Pick<DataTableProps<Row>, 'columns'>,
    Given<Row, 'sort' | 'onSortChange' | 'view' | 'onSelectionChange'> {}

/** A column while its edge is dragged. */
interface Resizing {
  id: string;
  width: number;
}

/** The input of the parts of a DataTable: its options with their defaults. */
export interface DataTablePartProps<Row extends object> extends PassedOn<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** CSS pixels of check box, details and row actions together. */
  controls: number;
  /** Sticky positions of the check box and the details beside the pinned columns; row actions are always sticky. */
  places: Partial<Record<'check' | 'unfold' | 'actions', CSSProperties>>;
  sort: Sort | null;
  onSort: ((sort: Sort | null) => void) | undefined;
  onChoose: (ids: readonly string[], chosen: boolean) => void;
  /** Ids of the rows whose details are expanded. */
  unfolded: ReadonlySet<string>;
  onUnfold: (id: string) => void;
  view: TableView;
  onResizing: (resizing: Resizing | null) => void;
  /** Some column has a filter; then the header stays while rows load or none match. */
  filterable: boolean;
  /** Columns have their given widths, for any content. */
  fixed: boolean;
  /** Only the rows in sight are drawn. */
  virtual: boolean;
}

/** One row of them, at its place. */
export interface DataTableRowProps<Row extends object> {
  /** The one object that all rows have in common. */
  table: DataTablePartProps<Row>;
  record: Row;
  index: number;
}
