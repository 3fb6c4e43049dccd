import type { CourseRow, InputOf } from '@skillcert/api-client';
import { courseColumns } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

type Filters = InputOf<'study/fetchCourseLists'>;

/** Which courses may be shown: all, or one of these. */
export const shownCourses = ['draft', 'published'] as const satisfies Filters['show'][];

/** The courses of a class in the order in which they are learned, and the one that is open. */
export const useCourses = (class_id: number) => {
  const url = useListUrl(courseColumns, 'position', 'asc');
  const show = shownCourses.find((each) => each === url.filter('show'));
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(show ? { show } : {}),
  };
  const query = useCallQuery(
    'study/fetchCourseLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const rows = query.data?.items ?? [];
  const filtered = url.search !== '' || show !== undefined;
  return {
    url,
    filtered,
    /** Whether the shown courses stand in the order of learning, without gaps. */
    inOrder: !filtered && url.column === 'position' && url.order === 'asc',
    resetFilters: () => url.narrow({ search: undefined, show: undefined }),
    rows,
    total: query.data?.total ?? 0,
    file: {
      name: 'courses',
      asked,
      take: (how, options) => call('study/exportCourseLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('course')) || undefined,
    open: ({ course_id }: Pick<CourseRow, 'course_id'>) => url.show('course', course_id),
    close: () => url.show('course', undefined),
  };
};
