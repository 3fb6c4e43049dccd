import { Skeleton } from '../skeleton/skeleton.js';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six rows that are not there yet. */
export function DataTableSkeleton() {
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
