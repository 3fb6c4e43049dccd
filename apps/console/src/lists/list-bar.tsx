import '@skillcert/ui/data-table-tools.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/filter-bar.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/tag.css';
import {
  type Column,
  DataTableTools,
  type Filter,
  FilterBar,
  type FilterValue,
  Inline,
  readFilters,
  type TableView,
} from '@skillcert/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptView, type ListViews } from './list-views.js';
import type { useListUrl } from './use-list-url.js';

/** What the filters are set to: what was just asked for, until the address, which lags behind a quick hand, says so or something else. */
const useAskedFilters = (inAddress: FilterValue) => {
  const address = JSON.stringify(inAddress);
  const [asked, setAsked] = useState<{ readonly from: string; readonly value: FilterValue }>();
  if (asked && asked.from !== address) setAsked(undefined);
  return {
    value: asked?.from === address ? asked.value : inAddress,
    ask: (value: FilterValue) => setAsked({ from: address, value }),
  };
};

interface ListBarProps {
  readonly url: Pick<ReturnType<typeof useListUrl>, 'narrow'>;
  readonly filters: readonly Filter[];
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'pin' | 'show'>[];
  readonly views: ListViews;
  /** What can be done with everything that the filters leave, such as an export. */
  readonly actions?: ReactNode;
}

/** The filters of a list, which the address keeps, and how its columns stand, which the browser keeps. */
export function ListBar({ url, filters, columns, views, actions }: ListBarProps) {
  const [params] = useSearchParams();
  const { value, ask } = useAskedFilters(readFilters(filters, params));
  // What somebody typed may be a name or a phone: no view remembers it.
  const lasting = filters.filter(({ kind }) => kind !== 'text');
  const sort = { id: params.get('sort'), direction: params.get('order') };
  const lastingValue = Object.fromEntries(
    lasting.flatMap(({ id }) => (value[id] ? [[id, value[id]] as const] : [])),
  );
  const { sort: _, filters: __, ...arranged } = views.view;
  const view = keptView({ ...arranged, sort, filters: lastingValue });

  const narrow = (changes: FilterValue) => {
    ask(changes);
    url.narrow(Object.fromEntries(filters.map(({ id }) => [id, changes[id]?.trim()])));
  };

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
    <FilterBar
      filters={filters}
      value={value}
      onValueChange={narrow}
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
