import type { InputOf, SittingRow } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';

const columns = ['starts_at', 'room_name'] as const satisfies InputOf<'exam/fetchSittingLists'>['sort'][];

/** A list may be narrowed to the sittings that nobody invigilates. */
export const attendances = ['nobody'] as const;

/** The sittings of a class, the earliest first by default, and the open one. */
export const useSittings = (class_id: number) => {
  const base = useListUrl(columns, 'starts_at');
  const order = base.filter('order') === '' ? 'asc' : base.order;
  const url = { ...base, order, sort: { id: base.column, direction: order } };
  const subject = url.filter('subject');
  const room_id = Number(url.filter('room')) || undefined;
  const attended = attendances.find((each) => each === url.filter('attended'));
  const asked = {
    class_id,
    sort: url.column,
    order,
    ...(url.search ? { search: url.search } : {}),
    ...(subject ? { subject } : {}),
    ...(room_id ? { room_id } : {}),
    ...(attended ? { unattended: true as const } : {}),
  };
  const query = useCallQuery(
    'exam/fetchSittingLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    subject,
    room_id,
    filtered: url.search !== '' || subject !== '' || room_id !== undefined || attended !== undefined,
    resetFilters: () =>
      url.narrow({ search: undefined, subject: undefined, room: undefined, attended: undefined }),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'sittings',
      asked,
      take: (how, options) => call('exam/exportSittingLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('sitting')) || undefined,
    open: ({ sitting_id }: Pick<SittingRow, 'sitting_id'>) => url.show('sitting', sitting_id),
    close: () => url.show('sitting', undefined),
  };
};
