import { type InputOf, isCallError, type OutputOf, readPage } from '@skillcert/api-client';
import { shownAtDoor } from '@skillcert/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../../client/call.js';
import { collectIds } from '../../../../lists/collect-ids.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { connection } from '../../../../told/connection.js';
import type { Door } from '../door/use-door.js';
import { nextChange } from './next-change.js';

type Filters = InputOf<'class/fetchReportLists'>;
type Roster = OutputOf<'class/fetchReportLists'>;

/** The choices of people of one sitting to show, by their marks in it; of the class, `shownAtDoor`. */
export const sittingParts = [
  'waiting',
  'admitted',
  'late',
  'left',
  'absent',
  'unmarked',
  'conflict',
] as const satisfies Filters['show'][];

const columns = ['admitted_at', 'enrol_no'] as const satisfies Filters['sort'][];
const everyMs = 3_000;

const useRosterQuery = (input: Filters, door: Door) => {
  const queries = useQueryClient();
  const [lost, setLost] = useState(false);
  const { lost: untold } = useSnapshot(connection);
  const queryKey = ['class', 'fetchReportLists', input];
  const read = async (asked: Filters, signal: AbortSignal): Promise<Roster> => {
    try {
      const roster = await call('class/fetchReportLists', asked, { signal, quiet: true });
      setLost(false);
      return roster;
    } catch (error) {
      if (!isCallError(error, 'network')) throw error;
      // The screen shows once that the connection is gone, not every three seconds, and shows the device's own
      // people.
      const before = queries.getQueryData<Roster>(queryKey);
      const own = await door.roster(asked);
      if (!own && !before) throw error;
      setLost(true);
      // A device has a list only of a class that takes check-ins.
      return { status: 'examining', exam_at: null, sittings: [], unseated: 0, ...before, ...own } as Roster;
    }
  };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPage((asked) => read(asked, signal), input),
    placeholderData: keepPreviousData,
    // A page that hears of changes need not poll, except for those that time makes; without a connection it hears of
    // none.
    refetchInterval: ({ state }) =>
      lost || untold ? everyMs : nextChange(state.data?.sittings ?? [], Date.now()),
  });
  const { refetch } = query;
  useEffect(() => {
    const look = () => void refetch();
    const tells = ['online', 'offline'];
    for (const name of tells) window.addEventListener(name, look);
    return () => {
      for (const name of tells) window.removeEventListener(name, look);
    };
  }, [refetch]);
  return { query, lost };
};

/** The current roster of a class. */
export const useRoster = (class_id: number, door: Door) => {
  const url = useListUrl(columns, 'admitted_at');
  const sitting_id = Number(url.filter('sitting')) || undefined;
  const parts = sitting_id ? sittingParts : shownAtDoor;
  const show = parts.find((each) => each === url.filter('show'));
  const room_id = Number(url.filter('room')) || undefined;
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(show ? { show } : {}),
    ...(sitting_id ? { sitting_id } : {}),
    ...(room_id ? { room_id } : {}),
  };
  const { query, lost } = useRosterQuery({ ...asked, page: url.page, limit: url.limit }, door);
  return {
    url,
    lost,
    filtered: Boolean(url.search || show || sitting_id || room_id),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'roster',
      asked,
      take: (how, options) => call('class/exportReportLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    counts: query.data?.counts,
    unseated: query.data?.unseated ?? 0,
    sittings: query.data?.sittings ?? [],
    /** The ids of every row that the filters leave, by a number that stays while others come. */
    matching: () =>
      collectIds(
        (page) => call('class/fetchReportLists', { ...asked, ...page, sort: 'enrol_no', order: 'asc' }),
        ({ enrolment_id }) => String(enrolment_id),
      ),
    /** The sitting that the list is narrowed to: its people are marked by name. */
    sitting: query.data?.sittings.find((each) => each.sitting_id === sitting_id),
    conflictsOnly: show === 'conflict',
    sittingId: sitting_id,
    roomId: room_id,
    status: query.data?.status,
    exam_at: query.data?.exam_at ?? null,
    /** When it was read, in milliseconds; rows kept of another filter have no moment of their own. */
    readAt: query.dataUpdatedAt || Date.now(),
    state: contentState(query),
    retry: () => query.refetch(),
    resetFilters: () =>
      url.narrow({ search: undefined, show: undefined, sitting: undefined, room: undefined }),
  };
};

/** The result of {@link useRoster}. */
export type RosterState = ReturnType<typeof useRoster>;
