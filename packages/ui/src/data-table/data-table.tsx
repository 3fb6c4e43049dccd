'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { type ContentStateProps, StateView } from '../state-view/state-view.js';
import type { Column, Sort } from './column.js';
import { DataTableBar } from './data-table-bar.js';
import { DataTableCards } from './data-table-cards.js';
import { DataTableGrid } from './data-table-grid.js';
import { DataTableSkeleton } from './data-table-skeleton.js';
import { useTableModel } from './use-table-model.js';

export interface DataTableProps<Row extends object>
  extends Omit<ComponentProps<'div'>, 'children'>,
    ContentStateProps {
  /** What the table holds; its accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A row's name for its check box and buttons: the person, the class. */
  rowLabel: (row: Row) => string;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** Ids of the chosen rows; survives paging. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Shown beside the count while rows are chosen. */
  bulkActions?: ReactNode;
  /** Opens the record; the row's name is the keyboard's way to it. */
  onRowClick?: (row: Row) => void;
  rowActions?: (row: Row) => ReactNode;
  density?: 'comfortable' | 'compact';
  /** Below the rows, such as Pagination. */
  footer?: ReactNode;
}

/** A list of records: a table on wide screens, cards under 992 px. Sorting, paging and filters are the server's. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowId,
  rowLabel,
  sort = null,
  onSortChange,
  selection,
  onSelectionChange,
  bulkActions,
  onRowClick,
  rowActions,
  density = 'comfortable',
  footer,
  state = 'ready',
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  className,
  ...rest
}: DataTableProps<Row>) {
  const mobile = useIsMobile();
  const table = useTableModel({ columns, rows, rowId, sort, onSortChange, selection, onSelectionChange });
  const View = mobile ? DataTableCards : DataTableGrid;
  const shown = state === 'ready' && rows.length === 0 ? 'empty' : state;
  return (
    <div
      {...rest}
      className={classNames('sc-data-table', className)}
      data-density={density}
      aria-busy={state === 'loading' || undefined}
    >
      {selection && selection.size > 0 && onSelectionChange && (
        <DataTableBar count={selection.size} onClear={() => onSelectionChange(new Set())}>
          {bulkActions}
        </DataTableBar>
      )}
      <StateView
        state={shown}
        stateTitle={stateTitle}
        stateText={stateText}
        stateAction={stateAction}
        onRetry={onRetry}
        skeleton={<DataTableSkeleton />}
      >
        <View
          table={table}
          caption={caption}
          columns={columns}
          rowLabel={rowLabel}
          selectable={selection !== undefined}
          sortable={onSortChange !== undefined}
          onRowClick={onRowClick}
          rowActions={rowActions}
        />
      </StateView>
      {footer && <div className="sc-data-table-foot">{footer}</div>}
    </div>
  );
}
