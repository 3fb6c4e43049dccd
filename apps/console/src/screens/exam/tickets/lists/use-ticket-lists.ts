import type { InputOf, TicketRow } from '@skillcert/api-client';
import { type ClassStatus, classLifecycle, eventsFrom, showsTickets } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { acceptedIn } from '../../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';
import { useProfile } from '../../../../state/use-profile.js';
import { runningRoles } from '../../../class/class-rights.js';

type Filters = InputOf<'ticket/fetchTicketLists'>;

const columns = ['ticket_no', 'updated_at'] as const satisfies Filters['sort'][];

/** The states that a list can be narrowed to. */
export const shownStates = ['issued', 'superseded', 'void'] as const satisfies Filters['status'][];

/** The events of a class by which its tickets are published or taken back. */
const arrangementEvents = ['publish_arrangement', 'withdraw_arrangement'] as const;

/** The steps that tickets allow while their class is in a state. */
const stepsIn = (status: ClassStatus | undefined) => ({
  isPublished: status !== undefined && showsTickets(status),
  mayArrange: acceptedIn(status, 'seating'),
  mayMoveOnDay: acceptedIn(status, 'day_move'),
  mayVoid: acceptedIn(status, 'ticket'),
});

/** The tickets of the active class by their number, and how its seats were arranged. */
export const useTicketLists = () => {
  const { class_id } = useRequiredClass();
  const profile = useProfile();
  const base = useListUrl(columns, 'ticket_no');
  const order = base.filter('order') === '' ? 'asc' : base.order;
  const url = { ...base, order, sort: { id: base.column, direction: order } };
  const status = shownStates.find((each) => each === url.filter('status'));
  const room_id = Number(url.filter('room')) || undefined;
  const asked = {
    class_id,
    sort: url.column,
    order,
    ...(url.search ? { search: url.search } : {}),
    ...(status ? { status } : {}),
    ...(room_id ? { room_id } : {}),
  };

  const query = useCallQuery(
    'ticket/fetchTicketLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const { data } = query;
  const runners = runningRoles(profile, class_id);
  const events = data ? eventsFrom(classLifecycle, data.status, runners).map(({ event }) => event) : [];
  const isSeated = data !== undefined && data.arrangement !== null && data.counts.issued > 0;
  return {
    class_id,
    url,
    status,
    room_id,
    filtered: url.search !== '' || status !== undefined || room_id !== undefined,
    resetFilters: () => url.narrow({ search: undefined, status: undefined, room: undefined }),
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    counts: data?.counts,
    /** The approved candidates without a seat in an arrangement that is published. */
    lateUnseated: data && acceptedIn(data.status, 'day_move') ? data.unseated : 0,
    arrangement: data?.arrangement ?? null,
    isLoaded: data !== undefined,
    classStatus: data?.status,
    /** The next event of the arrangement, if this account may apply it. */
    arrangementEvent: isSeated ? arrangementEvents.find((each) => events.includes(each)) : undefined,
    ...stepsIn(data?.status),
    file: {
      name: 'tickets',
      asked,
      // The choice stays when the list is narrowed.
      take: (how, options) =>
        call('ticket/exportTicketLists', { ...(how.ids ? { class_id } : asked), ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('ticket')) || undefined,
    open: ({ ticket_id }: Pick<TicketRow, 'ticket_id'>) => url.show('ticket', ticket_id),
    close: () => url.show('ticket', undefined),
  };
};

/** The result of {@link useTicketLists}. */
export type TicketLists = ReturnType<typeof useTicketLists>;
