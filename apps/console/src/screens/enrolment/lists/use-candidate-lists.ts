import type { EnrolmentRow } from '@skillcert/api-client';
import { enrolmentColumns, type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { collectIds } from '../../../lists/collect-ids.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const isReviewStatus = (text: string): text is ReviewStatus => text in reviewLifecycle.states;

/** The states of a review in the order of the lifecycle. */
export const reviewStatuses: readonly ReviewStatus[] = Object.keys(reviewLifecycle.states).filter(
  isReviewStatus,
);

/** The progress of candidates who study online: done with the courses, or not. */
export const studyStandings = ['done', 'open'] as const;

/**
 * The candidates of the active class: their page from the server, their filters in the address, and the one under
 * review.
 */
export const useCandidateLists = () => {
  const { class_id } = useRequiredClass();
  // Candidates who wait come first, those who wait longest at the top.
  const url = useListUrl(enrolmentColumns, 'to_do', 'asc');
  const status = url.filter('status').split(',').filter(isReviewStatus);
  const unit_id = Number(url.filter('unit'));
  const study = studyStandings.find((each) => each === url.filter('study'));
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(status.length > 0 ? { status } : {}),
    ...(Number.isSafeInteger(unit_id) && unit_id > 0 ? { unit_id } : {}),
    ...(study ? { studied: study === 'done' } : {}),
  };

  const query = useCallQuery(
    'enrolment/fetchEnrolmentLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );

  return {
    url,
    /** The query of the list, without its page. */
    asked,
    filtered: ['search', 'status', 'unit_id', 'studied'].some((each) => each in asked),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    /** The ids of all rows that the filters leave, in an order that stays while others decide. */
    matching: () =>
      collectIds(
        (page) =>
          call('enrolment/fetchEnrolmentLists', { ...asked, ...page, sort: 'enrol_no', order: 'asc' }),
        ({ enrolment_id }) => String(enrolment_id),
      ),
    /** The number of rows before the first. */
    before: (url.page - 1) * url.limit,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('enrolment')) || undefined,
    open: (row: Pick<EnrolmentRow, 'enrolment_id'>) => url.show('enrolment', row.enrolment_id),
    close: () => url.show('enrolment', undefined),
    resetFilters: () =>
      url.narrow({ search: undefined, status: undefined, unit: undefined, study: undefined }),
  };
};
