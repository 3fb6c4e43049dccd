import type { ComponentProps, ReactNode } from 'react';
import type { PinSide } from '../data-table-tools/pin-sides.js';
import type { SelectOption } from '../select/select.js';
import type { ContentStateProps } from '../state-view/state-view.js';

/** One column of a DataTable. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its header is a button that sorts. */
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Share of the width; the content decides by default. */
  width?: 'narrow' | 'medium' | 'wide';
  /** On a phone's card: the title line, a fact (default), or nowhere. */
  card?: 'title' | 'fact' | 'none';
  /** The value that a `local` table sorts and filters by; by default the cell's text or number. */
  value?: (row: Row) => string | number | null;
  /** Its field in the filter row: a search, or one of these. Needs `onViewChange`. */
  filter?: 'text' | readonly SelectOption[];
  /** Where it is pinned until the reader says otherwise. */
  pin?: 'start' | 'end';
  /** Least width in CSS pixels when it is resized. */
  minWidth?: number;
  /** `always` cannot be hidden, `on-request` is hidden until it is chosen. */
  show?: 'always' | 'on-request';
}

/** The order in force; the server sorts, or a `local` table itself. */
export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

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
  pins?: Readonly<Record<string, PinSide>>;
  density?: 'comfortable' | 'compact';
}

/** A named view. */
export interface SavedView {
  id: string;
  name: string;
  view: TableView;
}

export interface DataTableProps<Row extends object>
  extends Omit<ComponentProps<'div'>, 'children'>,
    ContentStateProps {
  /** The content of the table; its accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A row's name for its check box and buttons: the person, the class. */
  rowLabel: (row: Row) => string;
  /** Defaults to the sort of `view`. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** How the reader has arranged the table: order, widths, pins, density, sorting and filters. */
  view?: TableView;
  /** Enables resizing, sorting and filtering; the host stores the new view. */
  onViewChange?: (view: TableView) => void;
  /**
   * The rows are complete: the table sorts and filters them itself. Downloads TanStack Table when it is first
   * drawn.
   */
  local?: boolean;
  /** A CSS length: rows scroll under a header that stays; of more than 200 only those in sight are drawn. */
  maxHeight?: string;
  /** Ids of the chosen rows; survives paging. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** The number of matching rows on all pages. */
  total?: number;
  /** Offered while fewer than `total` are chosen: the host chooses them all; its promise shows progress. */
  onSelectAllMatching?: () => unknown;
  /** Shown beside the count while rows are chosen. */
  bulkActions?: ReactNode;
  /** Opens the record; the row's name is the keyboard's way to it. */
  onRowClick?: (row: Row) => void;
  rowActions?: (row: Row) => ReactNode;
  /** The content that unfolds under a row. */
  rowDetails?: (row: Row) => ReactNode;
  /** Defaults to the density of `view`, else comfortable. */
  density?: 'comfortable' | 'compact';
  /** Below the rows, such as Pagination. */
  footer?: ReactNode;
}
