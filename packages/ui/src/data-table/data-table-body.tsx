import { Fragment } from 'react';
import { DataTableDetails } from './data-table-details.js';
import type { DataTablePartProps } from './data-table-parts.js';
import { DataTableRow } from './data-table-row.js';
import { useRowsAtOnce } from './use-rows-at-once.js';

/** Every row, followed by its details if they are expanded. */
export function DataTableBody<Row extends object>(props: DataTablePartProps<Row>) {
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
