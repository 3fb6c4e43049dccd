import type { CandidateAccountRow } from '@skillcert/api-client';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';

const columns = ['created_at'] as const;

/** The states of a candidate's account. */
export const candidateStatuses = ['approved', 'frozen'] as const;

/**
 * The accounts of candidates: their page from the server, their filters in the address, and the one that is open
 * beside the list.
 */
export const useAccountList = () => {
  const url = useListUrl(columns, 'created_at');
  const status = candidateStatuses.find((each) => each === url.filter('status'));
  const asked = {
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(status ? { status } : {}),
  };
  const query = useCallQuery(
    'candidate/fetchAccountLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    status: status ?? '',
    filtered: url.search !== '' || status !== undefined,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'accounts',
      asked,
      take: (how, options) => call('candidate/exportAccountLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('account')) || undefined,
    open: ({ candidate_id }: CandidateAccountRow) => url.show('account', candidate_id),
    close: () => url.show('account', undefined),
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
  };
};
