'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type DataTablePartProps, remembered } from './data-table-parts.js';
import { DataTableDetails, DataTableRow } from './data-table-row.js';
import { withGaps, withHeld, withoutLeap } from './virtual-rows.js';

/**
 * Draws the row at a place, with its details; as long as the table is the same with the same elements, which React
 * leaves as they are.
 */
const useDrawnRows = <Row extends object>(
  table: DataTablePartProps<Row>,
  details: Ref<HTMLTableRowElement>,
): ((index: number) => ReactNode) =>
  // Without memory every step of a scroll would draw the rows that stay in sight anew.
  useMemo(() => {
    const { rows, rowId, unfolded } = table;
    return remembered((index: number) => {
      const record = rows[index];
      return (
        record && (
          <>
            <DataTableRow table={table} record={record} index={index} />
            {unfolded.has(rowId(record)) && (
              <DataTableDetails ref={details} table={table} record={record} index={index} />
            )}
          </>
        )
      );
    });
  }, [table, details]);

const likelyRow = 46;
const likelyDetails = 160;
const likelyScreen = { width: 0, height: 640 };
const beyond = 3;
const atIndex = (index: number) => index;

/** The id of the row at a place, none behind the last; the same function as long as the rows are the same. */
const useIdAt = <Row extends object>({ rows, rowId }: DataTablePartProps<Row>) =>
  useCallback(
    (index: number) => {
      const record = rows[index];
      return record ? rowId(record) : '';
    },
    [rows, rowId],
  );

/** The rows in sight, with the empty space before each; `hold` keeps one among them. */
const useRowsInSight = <Row extends object>(table: DataTablePartProps<Row>) => {
  const { rows, unfolded, density } = table;
  const { looks } = useSkillcert();
  const body = useRef<HTMLTableSectionElement>(null);
  const details = useRef(new Map<string, number>());
  const [rowHeight, setRowHeight] = useState(likelyRow);
  const placed = useRef({ unfolded, rowHeight });
  const sight = useRef({ startIndex: 0, endIndex: 0 });
  // The focused row stays in the DOM while it is scrolled out of sight, so that typed text is not lost.
  const [held, setHeld] = useState(-1);
  const idAt = useIdAt(table);
  const heightAt = (index: number) => {
    if (unfolded.size === 0 || !unfolded.has(idAt(index))) return rowHeight;
    return rowHeight + (details.current.get(idAt(index)) ?? likelyDetails);
  };
  const virtualizer = useVirtualizer({
    count: rows.length,
    // A ref of the region would not be there yet when this is first asked.
    getScrollElement: () => body.current?.closest<HTMLElement>('.sc-data-table-scroll') ?? null,
    // Virtual places all 10,000 rows again if this is another function: 2 ms for every step of a scroll, sort and
    // filter.
    getItemKey: unfolded.size > 0 ? idAt : atIndex,
    estimateSize: heightAt,
    // Only details are measured; they count with the row above them.
    measureElement: (node) => {
      const height = node.getBoundingClientRect().height;
      details.current.set(idAt(Number(node.getAttribute('data-index'))), height);
      return rowHeight + height;
    },
    initialRect: likelyScreen,
    overscan: beyond,
    rangeExtractor: (range) =>
      withHeld(defaultRangeExtractor(withoutLeap(range, sight.current)), held, rows.length),
  });
  useLayoutEffect(() => {
    sight.current = virtualizer.range ?? sight.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the looks change the height
  useLayoutEffect(() => {
    const height = body.current?.querySelector('.sc-data-table-row')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, [density, looks]);
  useLayoutEffect(() => {
    const { current: before } = placed;
    if (before.unfolded === unfolded && before.rowHeight === rowHeight) return;
    placed.current = { unfolded, rowHeight };
    virtualizer.measure();
  }, [virtualizer, unfolded, rowHeight]);
  return {
    body,
    idAt,
    hold: setHeld,
    measureElement: virtualizer.measureElement,
    inSight: withGaps(virtualizer.getVirtualItems(), virtualizer.getTotalSize()),
  };
};

/**
 * The rows in view, on TanStack Virtual. Rows have one height, taken from the first; details are measured as they
 * unfold. Empty rows stand for those out of view, so that the table stays a table for every reader.
 */
export function DataTableVirtualBody<Row extends object>(props: DataTablePartProps<Row>) {
  const { body, idAt, hold, measureElement, inSight } = useRowsInSight(props);
  const rowAt = useDrawnRows(props, measureElement);
  return (
    <tbody
      ref={body}
      onFocus={(event) =>
        hold(Number(event.target.closest('[data-index]')?.getAttribute('data-index') ?? -1))
      }
    >
      {inSight.map(({ index, gap }) => (
        <Fragment key={idAt(index) || 'end'}>
          {gap > 0 && (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have the focus
            <tr aria-hidden="true">
              <td style={{ height: gap }} />
            </tr>
          )}
          {rowAt(index)}
        </Fragment>
      ))}
    </tbody>
  );
}
