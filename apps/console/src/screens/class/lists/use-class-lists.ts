import type { ClassRecord, InputOf } from '@skillcert/api-client';
import { type ClassStatus, classLifecycle } from '@skillcert/core';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';

type Filters = InputOf<'class/fetchClassLists'>;

const columns = ['exam_at', 'enroll_end', 'class_name', 'created_at'] as const satisfies Filters['sort'][];

const isClassStatus = (text: string): text is ClassStatus => text in classLifecycle.states;

/** The states of a class in the order of its life. */
export const classStatuses: readonly ClassStatus[] = Object.keys(classLifecycle.states).filter(isClassStatus);

/** The class list: its page from the server, its filters in the address, and the record that is open beside it. */
export const useClassLists = () => {
  const url = useListUrl(columns, 'created_at');
  const status = url.filter('status');
  const level = url.filter('level');
  const filtered = url.search !== '' || status !== '' || level !== '';

  const query = useCallQuery(
    'class/fetchClassLists',
    {
      page: url.page,
      limit: url.limit,
      sort: url.column,
      order: url.order,
      ...(url.search ? { search: url.search } : {}),
      ...(isClassStatus(status) ? { status: [status] } : {}),
      ...(level ? { level } : {}),
    },
    { keepLast: true },
  );

  return {
    url,
    status,
    level,
    filtered,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('class')) || undefined,
    open: (record: ClassRecord) => url.show('class', record.class_id),
    close: () => url.show('class', undefined),
    resetFilters: () => url.narrow({ search: undefined, status: undefined, level: undefined }),
  };
};
