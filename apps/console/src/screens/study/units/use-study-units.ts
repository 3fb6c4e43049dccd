import type { StudyUnitRow } from '@skillcert/api-client';
import { courseUnitColumns, studyKinds } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

/** The units of the courses of a class in the order of learning, or those of one course, and the open one. */
export const useStudyUnits = (class_id: number) => {
  const url = useListUrl(courseUnitColumns, 'position', 'asc');
  const kind = studyKinds.find((each) => each === url.filter('kind'));
  const course_id = Number(url.filter('in')) || undefined;
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(kind ? { kind } : {}),
    ...(course_id ? { course_id } : {}),
  };
  const query = useCallQuery(
    'study/fetchStudyUnitLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const isSearched = url.search !== '' || kind !== undefined;
  return {
    url,
    filtered: isSearched || course_id !== undefined,
    /** The course whose units are shown, if it is one. */
    courseId: course_id,
    /** Whether the list shows one course in its order, without gaps. */
    inOrder: course_id !== undefined && !isSearched && url.column === 'position' && url.order === 'asc',
    resetFilters: () => url.narrow({ search: undefined, kind: undefined, in: undefined }),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'course-units',
      asked,
      take: (how, options) => call('study/exportStudyUnitLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('unit')) || undefined,
    open: ({ study_unit_id }: Pick<StudyUnitRow, 'study_unit_id'>) => url.show('unit', study_unit_id),
    close: () => url.show('unit', undefined),
  };
};
