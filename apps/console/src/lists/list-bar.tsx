import '@skillcert/ui/data-table-tools.css';
import { type Column, DataTableTools, type Filter, Inline, readFilters, type TableView } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { ListFilters } from './list-filters.js';
import { keptView, type ListViews } from './list-views.js';
import { useListParams } from './use-list-params.js';
import type { useListUrl } from './use-list-url.js';

interface ListBarProps {
  readonly url: Pick<ReturnType<typeof useListUrl>, 'narrow'>;
  readonly filters: readonly Filter[];
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'pin' | 'show'>[];
  readonly views: ListViews;
  /** Whether the filters were asked for just now. */
  readonly defaultOpen?: boolean;
  /** Actions on all rows that match the filters, such as an export. */
  readonly actions?: ReactNode;
}

/** The filters of a list, stored in the address, and the arrangement of its columns, stored in the browser. */
export function ListBar({ url, filters, columns, views, defaultOpen, actions }: ListBarProps) {
  const params = useListParams();
  const value = readFilters(filters, params);
  // A typed text may be a name or a phone: no view stores it.
  const lasting = filters.filter(({ kind }) => kind !== 'text');
  const sort = { id: params.get('sort'), direction: params.get('order') };
  const lastingValue = Object.fromEntries(
    lasting.flatMap(({ id }) => (value[id] ? [[id, value[id]] as const] : [])),
  );
  const { sort: _, filters: __, ...arranged } = views.view;
  const view = keptView({ ...arranged, sort, filters: lastingValue });

  const arrange = (next: TableView) => {
    const { sort: nextSort, filters: nextFilters, ...columnsOfNext } = keptView(next);
    views.keep({ view: columnsOfNext });
    const isSame = JSON.stringify([nextSort, nextFilters]) === JSON.stringify([view.sort, view.filters]);
    if (isSame) return;
    url.narrow({
      ...Object.fromEntries(lasting.map(({ id }) => [id, nextFilters?.[id]])),
      sort: nextSort?.id,
      order: nextSort?.direction,
    });
  };

  return (
    <ListFilters
      url={url}
      filters={filters}
      defaultOpen={defaultOpen}
      actions={
        <Inline gap="sm">
          {actions}
          <DataTableTools
            columns={columns}
            view={view}
            onViewChange={arrange}
            views={views.views}
            onViewsChange={(saved) =>
              views.keep({ views: saved.map((each) => ({ ...each, view: keptView(each.view) })) })
            }
          />
        </Inline>
      }
    />
  );
}
