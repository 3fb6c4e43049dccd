'use client';
import { Suspense } from 'react';
import { lazyModule } from '../internal/lazy-module.js';
import { DataTableBody } from './data-table-body.js';
import { DataTableHead } from './data-table-head.js';
import type { DataTablePartProps } from './data-table-parts.js';

const VirtualBody = lazyModule(() => import('./data-table-virtual-body.js'));

/** The rows drawn while the virtual body is downloading. */
const firstScreen = 30;

/** The table of a wide screen; scrolls inside a named region of its own. */
export function DataTableGrid<Row extends object>(props: DataTablePartProps<Row>) {
  const { caption, columns, rows, rowActions, rowDetails, selection, fixed, virtual, filterable, maxHeight } =
    props;
  const minWidth = columns.reduce((sum, { width }) => sum + width, props.controls);
  return (
    <section
      className="sc-data-table-scroll"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={maxHeight ? { maxHeight } : undefined}
    >
      <table
        className="sc-data-table-table"
        data-fixed={fixed || undefined}
        aria-rowcount={virtual ? rows.length + (filterable ? 2 : 1) : undefined}
        style={fixed ? { minWidth } : undefined}
      >
        <caption className="sc-data-table-caption">{caption}</caption>
        {fixed && (
          <colgroup>
            {selection && <col className="sc-data-table-control-col" />}
            {rowDetails && <col className="sc-data-table-control-col" />}
            {columns.map(({ column, width, shares }) => (
              <col key={column.id} style={shares ? undefined : { width }} />
            ))}
            {rowActions && <col className="sc-data-table-actions-col" />}
          </colgroup>
        )}
        <DataTableHead {...props} />
        {virtual ? (
          <Suspense fallback={<DataTableBody {...props} rows={rows.slice(0, firstScreen)} />}>
            <VirtualBody>{({ DataTableVirtualBody }) => <DataTableVirtualBody {...props} />}</VirtualBody>
          </Suspense>
        ) : (
          <DataTableBody {...props} />
        )}
      </table>
    </section>
  );
}
