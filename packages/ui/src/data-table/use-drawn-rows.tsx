import { type ReactNode, type Ref, useMemo } from 'react';
import { DataTableDetails } from './data-table-details.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { DataTableRow } from './data-table-row.js';
import { remembered } from './remembered.js';

/**
 * Draws the row at a place, with its details; as long as the table is unchanged with the same elements, which React
 * leaves alone.
 */
export const useDrawnRows = <Row extends object>(
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
