import type { Filter } from '@skillcert/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListBar } from './list-bar.js';
import { ListExport, type ListFile } from './list-export.js';
import { ListTable } from './list-table.js';
import { useListViews } from './list-views.js';
import type { useListUrl } from './use-list-url.js';

interface FullListProps<Row extends object>
  extends Omit<ComponentProps<typeof ListTable<Row>>, 'view' | 'list'> {
  readonly list: ComponentProps<typeof ListTable<Row>>['list'] & {
    readonly url: Pick<ReturnType<typeof useListUrl>, 'narrow'>;
    /** Left out where the list is no file. */
    readonly file?: ListFile;
  };
  readonly filters: readonly Filter[];
  /** What else can be done with everything that the filters leave. */
  readonly actions?: ReactNode;
}

/** A list as every screen has it: what narrows it, how its columns stand, its saved views, and its rows. */
export function FullList<Row extends object>({ filters, actions, ...table }: FullListProps<Row>) {
  const views = useListViews(table.area);
  return (
    <>
      <ListBar
        url={table.list.url}
        filters={filters}
        columns={table.columns}
        views={views}
        actions={
          <>
            {actions}
            {table.list.file && <ListExport file={table.list.file} isEmpty={table.list.total === 0} />}
          </>
        }
      />
      <ListTable {...table} view={views.view} />
    </>
  );
}
