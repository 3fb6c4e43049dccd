import type { ComponentProps } from 'react';
import type { Column, SavedView, TableView } from '../data-table/data-table-props.js';

export interface DataTableToolsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Those of the DataTable. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'pin' | 'show'>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** The reader's saved views; the host stores them. */
  views?: readonly SavedView[];
  /** With it views can be saved and taken away; may return a promise. */
  onViewsChange?: (views: readonly SavedView[]) => unknown;
}
