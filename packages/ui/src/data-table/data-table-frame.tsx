'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.js';
import { CellDrafts, newCellDrafts } from '../internal/cell-drafts.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { StateView } from '../state-view/state-view.js';
import { DataTableCards } from './data-table-cards.js';
import { DataTableGrid } from './data-table-grid.js';
import { type DataTablePartProps, useTableParts } from './data-table-parts.js';
import type { DataTableProps } from './data-table-props.js';
import { dataTableWords } from './data-table-words.js';
import { chosenAmong } from './row-selection.js';

interface DataTableBarProps {
  selection: ReadonlySet<string>;
  /** Of the rows on this page. */
  ids: readonly string[];
  total: number | undefined;
  onSelectAllMatching: (() => unknown) | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
function DataTableBar({
  selection,
  ids,
  total = 0,
  onSelectAllMatching,
  onClear,
  children,
}: DataTableBarProps) {
  const { words } = useSkillcert();
  const own = usePartWords('dataTable', dataTableWords);
  const { size } = selection;
  const here = chosenAmong(selection, ids);
  const [choosing, setChoosing] = useState(false);
  const chooseMatching = async () => {
    setChoosing(true);
    try {
      await onSelectAllMatching?.();
    } finally {
      setChoosing(false);
    }
  };
  return (
    <div className="sc-data-table-bar">
      <span role="status">{here < size ? own.selectedHere(size, here) : words.selectedCount(size)}</span>
      {onSelectAllMatching && size < total && (
        <Button variant="ghost" size="small" onClick={chooseMatching}>
          {own.selectMatching(total)}
        </Button>
      )}
      {/* A click before all are chosen would act on the rows of the page alone. */}
      <div className="sc-data-table-bulk" inert={choosing}>
        {children}
      </div>
      <Button variant="ghost" size="small" onClick={() => onClear()}>
        {words.clearSelection}
      </Button>
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six rows that are not there yet. */
function DataTableSkeleton() {
  return (
    <div className="sc-data-table-skeleton">
      {rows.map((row) => (
        <div key={row} className="sc-data-table-skeleton-row">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

interface DataTableRowsProps<Row extends object> {
  shown: boolean;
  parts: DataTablePartProps<Row>;
}

/** The rows in the shape of the screen. Texts being typed in them outlast a time in which they are not shown. */
function DataTableRows<Row extends object>({ shown, parts }: DataTableRowsProps<Row>) {
  const [drafts] = useState(newCellDrafts);
  const View = useIsMobile() ? DataTableCards : DataTableGrid;
  return (
    shown && (
      <CellDrafts value={drafts}>
        <View {...parts} />
      </CellDrafts>
    )
  );
}

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
    ...{ caption, columns, rows, rowId, rowLabel, onRowClick, rowActions, rowDetails, maxHeight },
    ...{ sort, onSortChange, view, onViewChange, selection, onSelectionChange, density, filterDelay },
  });
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
      <DataTableRows shown={shown === 'ready' || parts.filterable} parts={parts} />
      <StateView {...given} state={shown} />
      {footer && <div className="sc-data-table-foot">{footer}</div>}
    </div>
  );
}
