import { type InputOf, isCallError } from '@skillcert/api-client';
import { lessonMarks } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';

type Filters = InputOf<'course/fetchAttendance'>;

/** The choices of people to show: everybody, or one of these. */
export const shownMarks = ['open', ...lessonMarks] as const satisfies Filters['show'][];

const columns = ['enrol_no', 'marked_at'] as const satisfies Filters['sort'][];

/** The current attendance sheet of a lesson, and whether it may be marked. */
export const useAttendance = (class_id: number, lesson_id: number) => {
  const url = useListUrl(columns, 'enrol_no', 'asc');
  const show = shownMarks.find((each) => each === url.filter('show'));
  const asked = {
    class_id,
    lesson_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(show ? { show } : {}),
  };
  const query = useCallQuery(
    'course/fetchAttendance',
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
    file: {
      name: 'attendance',
      asked,
      take: (how, options) => call('course/exportAttendance', { ...asked, ...how }, options),
    } satisfies ListFile,
    lesson: data?.lesson,
    lessonState: data?.lesson_state,
    /** Whether people may be marked by name. */
    isOpen: data?.lesson_state === 'open' || data?.lesson_state === 'over',
    asksWhy: data?.asks_why === true,
    state:
      isCallError(query.error) && query.error.refusal === 'not_found'
        ? ('refused' as const)
        : contentState(query),
    retry: () => query.refetch(),
  };
};

/** The result of {@link useAttendance}. */
export type AttendanceState = ReturnType<typeof useAttendance>;
