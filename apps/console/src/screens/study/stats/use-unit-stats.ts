import { courseUnitStatsColumns } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

/** The statistics of the units of a class's courses, in the order of the courses unless the reader sorts otherwise. */
export const useUnitStats = (class_id: number) => {
  const url = useListUrl(courseUnitStatsColumns, 'position', 'asc');
  const course_id = Number(url.filter('in')) || undefined;
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(course_id ? { course_id } : {}),
  };
  const query = useCallQuery(
    'study/fetchStudyUnitStats',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    filtered: url.search !== '' || course_id !== undefined,
    resetFilters: () => url.narrow({ search: undefined, in: undefined }),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'course-units',
      asked,
      take: (how, options) => call('study/exportStudyUnitLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
  };
};
