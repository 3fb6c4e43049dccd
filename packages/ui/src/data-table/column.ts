import type { ReactNode } from 'react';
import type { SelectOption } from '../select/select.js';

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
  /**
   * The value by which a `local` table sorts and filters; by default the content of the cell, if that is text or a
   * number.
   */
  value?: (row: Row) => string | number | null;
  /** Its field in the filter row: a search, or one of these. Needs `onViewChange`. */
  filter?: 'text' | readonly SelectOption[];
  /** The initial pin; the reader can change it. */
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
