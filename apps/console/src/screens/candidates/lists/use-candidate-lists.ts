import type { EnrolmentRow, InputOf } from '@skillcert/api-client';
import { type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

type Filters = InputOf<'enrolment/fetchEnrolmentLists'>;

const columns = ['created_at', 'updated_at', 'enrol_no'] as const satisfies Filters['sort'][];

const isReviewStatus = (text: string): text is ReviewStatus => text in reviewLifecycle.states;

/** The states of a review in the order of the lifecycle. */
export const reviewStatuses: readonly ReviewStatus[] = Object.keys(reviewLifecycle.states).filter(
  isReviewStatus,
);

/** The candidates of the active class: their page from the server, their filters in the address, and the one under review. */
export const useCandidateLists = () => {
  const { class_id } = useRequiredClass();
  const url = useListUrl(columns, 'created_at');
  const status = url.filter('status');

  const query = useCallQuery(
    'enrolment/fetchEnrolmentLists',
    {
      class_id,
      page: url.page,
      limit: url.limit,
      sort: url.column,
      order: url.order,
      ...(url.search ? { search: url.search } : {}),
      ...(isReviewStatus(status) ? { status: [status] } : {}),
    },
    { keepLast: true },
  );

  return {
    url,
    status,
    filtered: url.search !== '' || status !== '',
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    /** How many stand before the first row. */
    before: (url.page - 1) * url.limit,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('enrolment')) || undefined,
    open: (row: Pick<EnrolmentRow, 'enrolment_id'>) => url.show('enrolment', row.enrolment_id),
    close: () => url.show('enrolment', undefined),
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
  };
};
