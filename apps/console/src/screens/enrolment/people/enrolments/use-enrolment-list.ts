import type { CandidateRow } from '@skillcert/api-client';
import type { ReviewStatus } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { reviewStatuses } from '../../lists/use-candidate-lists.js';

const columns = ['created_at'] as const;

/** The enrolment that the address names, as `class-number`. */
const enrolmentOf = (text: string) => {
  const [class_id, enrolment_id] = text.split('-').map(Number);
  return class_id && enrolment_id ? { class_id, enrolment_id } : undefined;
};

/**
 * The candidates of all classes: their page from the server, their filters in the address, and the person whose
 * history is open.
 */
export const useEnrolmentList = () => {
  const url = useListUrl(columns, 'created_at');
  const chosen = url.filter('status').split(',');
  const status = reviewStatuses.filter((each) => chosen.includes(each));
  const asked: { order: 'asc' | 'desc'; search?: string; status?: ReviewStatus[] } = {
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(status.length > 0 ? { status } : {}),
  };
  const query = useCallQuery(
    'candidate/fetchCandidateLists',
    { page: url.page, limit: url.limit, ...asked },
    { keepLast: true },
  );
  return {
    url,
    filtered: url.search !== '' || status.length > 0,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'candidates',
      asked,
      take: (how, options) => call('candidate/exportCandidateLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openOne: enrolmentOf(url.filter('person')),
    open: ({ class_id, enrolment_id }: CandidateRow) => url.show('person', `${class_id}-${enrolment_id}`),
    close: () => url.show('person', undefined),
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
  };
};
