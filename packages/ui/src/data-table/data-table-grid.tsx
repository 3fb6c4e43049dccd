'use client';
import { Fragment, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { lazyModule } from '../internal/lazy-module.js';
import { DataTableHead } from './data-table-head.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { DataTableDetails, DataTableRow } from './data-table-row.js';

/** Some of what is in sight: nobody waits for the rows below to see these. */
const firstRows = 4;

/**
 * How many of a list's rows are drawn: the first ones at once, all when those are seen. A list that goes out of sight,
 * and comes back as it was left, keeps the first alone meanwhile; one that was scrolled keeps all, or its place could
 * not be found again.
 */
const useRowsAtOnce = (count: number): number => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    setAway(false);
    let top = 0;
    // Asked for in between, the page would be laid out for the answer.
    const note = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      if (top === 0) setAway(true);
    };
  }, []);
  return Math.max(useDeferredValue(isAway ? 0 : count, firstRows), firstRows);
};

/** Every row, each with its details where they are unfolded. */
function DataTableBody<Row extends object>(props: DataTablePartProps<Row>) {
  const { rows, rowId, unfolded } = props;
  const drawn = useRowsAtOnce(rows.length);
  return (
    <tbody>
      {rows.slice(0, drawn).map((record, index) => (
        <Fragment key={rowId(record)}>
          <DataTableRow table={props} record={record} index={index} />
          {unfolded.has(rowId(record)) && <DataTableDetails table={props} record={record} index={index} />}
        </Fragment>
      ))}
    </tbody>
  );
}

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
