import type { CSSProperties } from 'react';
import type { Sort } from './column.js';
import type { DataTableProps } from './data-table-props.js';
import type { PlacedColumn } from './place-columns.js';
import type { TableView } from './table-view.js';

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

/** The facts that the host gives about the rows of its table. */
export interface TablePartOptions<Row extends object>
  extends PassedOn<Row>,
    Pick<DataTableProps<Row>, 'columns'>,
    Given<Row, 'sort' | 'onSortChange' | 'view' | 'onSelectionChange'> {}

/** A column while its edge is dragged. */
export interface Resizing {
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
