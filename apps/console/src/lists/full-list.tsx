import type { Filter } from '@skillcert/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListBar } from './list-bar.js';
import { ListExport, type ListFile } from './list-export.js';
import { ListTable } from './list-table.js';
import { useListViews } from './list-views.js';
import { useChosen } from './use-chosen.js';
import type { useListUrl } from './use-list-url.js';

interface FullListProps<Row extends object>
  extends Omit<ComponentProps<typeof ListTable<Row>>, 'view' | 'list'> {
  readonly list: ComponentProps<typeof ListTable<Row>>['list'] & {
    readonly url: Pick<ReturnType<typeof useListUrl>, 'narrow'>;
    /** Left out where the list is no file. */
    readonly file?: ListFile;
  };
  readonly filters: readonly Filter[];
  /** Other actions on all rows that match the filters. */
  readonly actions?: ReactNode;
  /** Whether single rows can be chosen for a file; not if rows are totals, or if the next person waits. */
  readonly choosable?: boolean;
}

/**
 * A list as every screen has it: its filters, the arrangement of its columns, its saved views, and its rows, of
 * which some can be chosen.
 */
export function FullList<Row extends object>({
  filters,
  actions,
  choosable = true,
  bulkActions,
  ...table
}: FullListProps<Row>) {
  const views = useListViews(table.area);
  const { file } = table.list;
  const own = useChosen(file?.asked);
  const { selection = own.chosen, onSelectionChange = own.choose } = table;
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
            {file && <ListExport file={file} isEmpty={table.list.total === 0} />}
          </>
        }
      />
      <ListTable
        {...table}
        {...(file && choosable
          ? {
              selection,
              onSelectionChange,
              bulkActions: (
                <>
                  {bulkActions}
                  <ListExport file={file} chosen={selection} />
                </>
              ),
            }
          : { bulkActions })}
        view={views.view}
      />
    </>
  );
}
