import type { ClassRecord } from '@skillcert/api-client';
import { classColumns } from '@skillcert/core';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { classFilterNames, classListQuery } from './class-list-query.js';

/** The class list: its page from the server, its filters in the address, and the record that is open beside it. */
export const useClassLists = () => {
  const url = useListUrl(classColumns, 'created_at');
  const { search, filter } = url;
  const texts = {
    search,
    status: filter('status'),
    level: filter('level'),
    type: filter('type'),
    unit: filter('unit'),
    ends: filter('ends'),
    exam: filter('exam'),
    waiting: filter('waiting'),
  };

  const asked = { sort: url.column, order: url.order, ...classListQuery(texts) };
  const query = useCallQuery(
    'class/fetchClassLists',
    { page: url.page, limit: url.limit, ...asked },
    { keepLast: true },
  );

  return {
    url,
    texts,
    /** The query of the list, without its page. */
    asked,
    filtered: Object.values(texts).some((text) => text !== ''),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(filter('class')) || undefined,
    open: (record: ClassRecord) => url.show('class', record.class_id),
    close: () => url.show('class', undefined),
    resetFilters: () => url.narrow(Object.fromEntries(classFilterNames.map((name) => [name, undefined]))),
  };
};

/** The result of {@link useClassLists}. */
export type ClassList = ReturnType<typeof useClassLists>;
