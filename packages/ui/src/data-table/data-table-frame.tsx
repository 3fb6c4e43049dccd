'use client';
import { useState } from 'react';
import { CellDrafts, newCellDrafts } from '../internal/cell-drafts.js';
import { classNames } from '../internal/class-names.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { StateView } from '../state-view/state-view.js';
import { DataTableBar } from './data-table-bar.js';
import { DataTableCards } from './data-table-cards.js';
import { DataTableGrid } from './data-table-grid.js';
import type { DataTableProps } from './data-table-props.js';
import { DataTableSkeleton } from './data-table-skeleton.js';
import { useTableParts } from './use-table-parts.js';

interface DataTableFrameProps<Row extends object> extends Omit<DataTableProps<Row>, 'local'> {
  /** Milliseconds of rest before a filter takes effect. */
  filterDelay?: number;
}

/** The bar, the rows in the shape of the screen, and the foot. */
export function DataTableFrame<Row extends object>({
  caption,
  columns,
  rows,
  rowId,
  rowLabel,
  sort,
  onSortChange,
  view,
  onViewChange,
  maxHeight,
  selection,
  onSelectionChange,
  total,
  onSelectAllMatching,
  bulkActions,
  onRowClick,
  rowActions,
  rowDetails,
  density = view?.density ?? 'comfortable',
  footer,
  state = 'ready',
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  filterDelay = 300,
  className,
  ...rest
}: DataTableFrameProps<Row>) {
  const parts = useTableParts({
    ...{
      caption,
      columns,
      rows,
      rowId,
      rowLabel,
      maxHeight,
      density,
      filterDelay,
      onRowClick,
      rowActions,
      rowDetails,
    },
    ...{ sort, onSortChange, view, onViewChange, selection, onSelectionChange },
  });
  const [drafts] = useState(newCellDrafts);
  const View = useIsMobile() ? DataTableCards : DataTableGrid;
  const shown = state === 'ready' && rows.length === 0 ? 'empty' : state;
  const given = { stateTitle, stateText, stateAction, onRetry, skeleton: <DataTableSkeleton /> };
  return (
    <div
      {...rest}
      className={classNames('sc-data-table', className)}
      data-density={density}
      aria-busy={state === 'loading' || undefined}
    >
      {selection && selection.size > 0 && onSelectionChange && (
        <DataTableBar
          selection={selection}
          ids={rows.map(rowId)}
          total={total}
          onSelectAllMatching={onSelectAllMatching}
          onClear={() => onSelectionChange(new Set())}
        >
          {bulkActions}
        </DataTableBar>
      )}
      {(shown === 'ready' || parts.filterable) && (
        <CellDrafts value={drafts}>
          <View {...parts} />
        </CellDrafts>
      )}
      <StateView {...given} state={shown} />
      {footer && <div className="sc-data-table-foot">{footer}</div>}
    </div>
  );
}
