import { learnerColumns, learnerStates } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

/** The candidates whom a unit is for, and the progress of each. */
export const useLearners = (class_id: number, study_unit_id: number) => {
  const url = useListUrl(learnerColumns, 'enrol_no', 'asc');
  const show = learnerStates.find((each) => each === url.filter('show'));
  const asked = {
    class_id,
    study_unit_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(show ? { show } : {}),
  };
  const query = useCallQuery(
    'study/fetchLearners',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const { data } = query;
  return {
    url,
    filtered: url.search !== '' || show !== undefined,
    resetFilters: () => url.narrow({ search: undefined, show: undefined }),
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    unit: data?.unit,
    state: contentState(query),
    retry: () => query.refetch(),
    file: {
      name: 'learners',
      asked,
      take: (how, options) => call('study/exportLearners', { ...asked, ...how }, options),
    } satisfies ListFile,
  };
};
