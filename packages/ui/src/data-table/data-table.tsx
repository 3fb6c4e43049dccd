'use client';
import { Suspense } from 'react';
import { lazyModule } from '../internal/lazy-module.js';
import { DataTableFrame } from './data-table-frame.js';
import { DataTableLocal } from './data-table-local.js';
import type { DataTableProps } from './data-table-props.js';

const LocalRows = lazyModule(() => import('./local-rows.js'));

/**
 * A list of records: a table on wide screens, cards under 992 px. The server sorts, pages and filters, unless the
 * table is `local`. It is a table of ordinary controls, in Tab order, rather than a grid with keys of its own.
 */
export function DataTable<Row extends object>({ local = false, ...props }: DataTableProps<Row>) {
  if (!local) return <DataTableFrame {...props} />;
  // Without its filter row: text typed there would be lost when the rows arrive.
  const { onViewChange: _, ...still } = props;
  return (
    <Suspense fallback={<DataTableFrame {...still} rows={[]} state="loading" />}>
      <LocalRows>
        {({ createLocalRows }) => <DataTableLocal {...props} createLocalRows={createLocalRows} />}
      </LocalRows>
    </Suspense>
  );
}
