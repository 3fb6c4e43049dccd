import type { InputOf, LinkRow } from '@skillcert/api-client';
import { linkStates } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

type Filters = InputOf<'promotion/fetchLinkLists'>;

const columns = ['enroll_end', 'exam_at'] as const satisfies Filters['sort'][];

/** The enrolment links of the own unit with their results, and the open one. */
export const useLinkLists = () => {
  const url = useListUrl(columns, 'enroll_end');
  const state = linkStates.find((each) => each === url.filter('state'));
  const asked = {
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(state ? { state } : {}),
  };
  const query = useCallQuery(
    'promotion/fetchLinkLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const rows = query.data?.items ?? [];
  const openId = Number(url.filter('link')) || undefined;

  return {
    url,
    filtered: url.search !== '' || state !== undefined,
    rows,
    total: query.data?.total ?? 0,
    file: {
      name: 'links',
      asked,
      take: (how, options) => call('promotion/exportLinkLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    today: query.data?.today ?? '',
    shown: rows.find(({ class_id }) => class_id === openId),
    open: ({ class_id }: Pick<LinkRow, 'class_id'>) => url.show('link', class_id),
    close: () => url.show('link', undefined),
    resetFilters: () => url.narrow({ search: undefined, state: undefined }),
  };
};
