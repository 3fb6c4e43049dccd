import type { ReactNode } from 'react';

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
}

/** The order in force; the server sorts. */
export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}
