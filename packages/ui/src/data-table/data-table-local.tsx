'use client';
import { useMemo, useState } from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';
import { DataTableFrame } from './data-table-frame.js';
import type { DataTableProps } from './data-table-props.js';
import type { createLocalRows } from './local-rows.js';

interface DataTableLocalProps<Row extends object> extends DataTableProps<Row> {
  createLocalRows: typeof createLocalRows;
}

/** A table that has all its rows, and sorts and filters them itself. */
export function DataTableLocal<Row extends object>({
  createLocalRows: create,
  ...props
}: DataTableLocalProps<Row>) {
  const { columns, rows, view, sort = view?.sort ?? null } = props;
  const { language } = useSkillcert();
  const [localRows] = useState(() => create<Row>());
  const { id, direction } = sort ?? {};
  const filters = view?.filters;
  // Without memory a scrolled or resized table would sort and filter its 10,000 rows anew: 20 ms a time.
  const shown = useMemo(
    () => localRows({ columns, rows, sort: id && direction ? { id, direction } : null, filters, language }),
    [localRows, columns, rows, id, direction, filters, language],
  );
  return <DataTableFrame {...props} rows={shown} filterDelay={0} />;
}
