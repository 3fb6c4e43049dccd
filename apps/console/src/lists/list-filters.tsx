import '@skillcert/ui/field.css';
import '@skillcert/ui/filter-bar.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/tag.css';
import { type Filter, FilterBar, type FilterValue, readFilters } from '@skillcert/ui';
import { type ReactNode, useState } from 'react';
import { KeptSearch } from './kept-search.js';
import { useListParams } from './use-list-params.js';
import type { useListUrl } from './use-list-url.js';

/**
 * The values of the filters: the last requested ones, until the address, which lags behind fast input, has these or
 * other ones.
 */
const useAskedFilters = (inAddress: FilterValue) => {
  const address = JSON.stringify(inAddress);
  const [asked, setAsked] = useState<{ readonly from: string; readonly value: FilterValue }>();
  if (asked && asked.from !== address) setAsked(undefined);
  return {
    value: asked?.from === address ? asked.value : inAddress,
    ask: (value: FilterValue) => setAsked({ from: address, value }),
  };
};

interface ListFiltersProps {
  readonly url: Pick<ReturnType<typeof useListUrl>, 'narrow'>;
  readonly filters: readonly Filter[];
  readonly defaultOpen?: boolean;
  readonly actions?: ReactNode;
}

/** The filters of a list, stored in the address. */
export function ListFilters({ url, filters, defaultOpen, actions }: ListFiltersProps) {
  const { value, ask } = useAskedFilters(readFilters(filters, useListParams()));
  const narrow = (changes: FilterValue) => {
    ask(changes);
    url.narrow(Object.fromEntries(filters.map(({ id }) => [id, changes[id]?.trim()])));
  };
  return (
    <>
      <FilterBar
        filters={filters}
        value={value}
        onValueChange={narrow}
        defaultOpen={defaultOpen}
        actions={actions}
      />
      <KeptSearch search={value.search ?? ''} />
    </>
  );
}
