import type { InputOf } from '@skillcert/api-client';
import type { SmsStatus } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

type Filters = InputOf<'sms/fetchMessages'>;

const columns = ['created_at'] as const satisfies Filters['sort'][];

/** The filters, and the states that each means: for the desk a message that did not arrive has failed. */
const messageStates = {
  queued: ['queued', 'deferred', 'sending'],
  sent: ['sent'],
  delivered: ['delivered'],
  unknown: ['unknown'],
  failed: ['failed', 'undelivered'],
  dropped: ['dropped'],
} satisfies { readonly [State in SmsStatus]?: SmsStatus[] };

/** The states that may be looked for. */
export const shownMessageStates = Object.keys(messageStates) as (keyof typeof messageStates)[];

const isState = (text: string): text is keyof typeof messageStates => text in messageStates;

/** The messages to the candidates of the active class. */
export const useMessages = () => {
  const { class_id } = useRequiredClass();
  const url = useListUrl(columns, 'created_at');
  const status = url.filter('status');
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(isState(status) ? { status: messageStates[status] } : {}),
  };
  const query = useCallQuery(
    'sms/fetchMessages',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    status,
    filtered: url.search !== '' || status !== '',
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'messages',
      asked,
      take: (how, options) => call('sms/exportMessages', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
  };
};
