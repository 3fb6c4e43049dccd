import { exportKinds } from '@skillcert/core';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useListUrl } from '../../../../lists/use-list-url.js';

const columns = ['at'] as const;

/** The one choice of the filter: exports with full numbers. */
export const inFull = ['yes'] as const;

/** The exports: their page from the server, their filters in the address. */
export const useExportList = () => {
  const url = useListUrl(columns, 'at');
  const what = exportKinds.find((each) => each === url.filter('what'));
  const revealed = inFull.some((each) => each === url.filter('revealed'));
  const query = useCallQuery(
    'log/fetchExports',
    {
      page: url.page,
      limit: url.limit,
      order: url.order,
      ...(url.search ? { search: url.search } : {}),
      ...(what ? { what } : {}),
      ...(revealed ? { revealed } : {}),
    },
    { keepLast: true, staleTime: 0 },
  );
  return {
    url,
    filtered: url.search !== '' || what !== undefined || revealed,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    resetFilters: () => url.narrow({ search: undefined, what: undefined, revealed: undefined }),
  };
};
