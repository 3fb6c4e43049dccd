import type { InputOf, LessonRow } from '@skillcert/api-client';
import { shownLessons } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';

type Filters = InputOf<'course/fetchLessonLists'>;

const columns = ['starts_at', 'title'] as const satisfies Filters['sort'][];

/** The lessons of a class, the earliest first by default, and the open one. */
export const useLessons = (class_id: number) => {
  const url = useListUrl(columns, 'starts_at', 'asc');
  const show = shownLessons.find((each) => each === url.filter('show'));
  const user_id = Number(url.filter('teacher')) || undefined;
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(show ? { show } : {}),
    ...(user_id ? { user_id } : {}),
  };
  const query = useCallQuery(
    'course/fetchLessonLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    filtered: url.search !== '' || show !== undefined || user_id !== undefined,
    resetFilters: () => url.narrow({ search: undefined, show: undefined, teacher: undefined }),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'lessons',
      asked,
      take: (how, options) => call('course/exportLessonLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('lesson')) || undefined,
    open: ({ lesson_id }: Pick<LessonRow, 'lesson_id'>) => url.show('lesson', lesson_id),
    close: () => url.show('lesson', undefined),
  };
};
