import type { DoorPerson, DoorSeat, InputOf, OutputOf } from '@skillcert/api-client';
import { normaliseScan, numberInScan, wasAbsent, wasSeen } from '@skillcert/core';
import { bare, type DoorList, numbersOf } from './door-list.js';

type Roster = OutputOf<'class/fetchReportLists'>;
type Asked = InputOf<'class/fetchReportLists'>;
type Part = NonNullable<Asked['show']>;

const isAdmitted = ({ attendance }: DoorPerson) => attendance === 'admitted';

const isOfSitting: Readonly<Record<Exclude<Part, 'conflict'>, (seat: DoorSeat, now: number) => boolean>> = {
  waiting: ({ mark, ends_at }, now) => mark === null && Date.parse(ends_at) > now,
  admitted: ({ mark }) => wasSeen(mark),
  late: ({ mark }) => mark === 'late',
  left: ({ mark }) => mark === 'left',
  absent: ({ mark, ends_at }, now) => wasAbsent(mark, ends_at, now),
  unmarked: ({ mark }) => mark === null,
};

/**
 * Whether a person is of the part that is shown: of a sitting, or of the class. The server says so by the same rules.
 */
const isShown = (person: DoorPerson, { show, sitting_id }: Asked, now: number): boolean => {
  const { conflicts, ticket } = person;
  if (!show) return true;
  if (show === 'conflict')
    return conflicts.some((each) => sitting_id === undefined || each.sitting_id === sitting_id);
  const seat = ticket?.seats.find((each) => each.sitting_id === sitting_id);
  if (sitting_id !== undefined) return seat !== undefined && isOfSitting[show](seat, now);
  return isAdmitted(person) === (show === 'admitted');
};

/**
 * A page of the roster as the device knows it at `now`, in milliseconds: found by name or number alone, since it has
 * no others.
 */
export const ownRoster = (
  { class_id, people }: Pick<DoorList, 'class_id' | 'people'>,
  asked: Asked,
  now: number,
): Pick<Roster, 'items' | 'total' | 'counts'> => {
  const { page = 1, limit = 20, search = '', sitting_id, room_id, sort, order } = asked;
  const everybody = [...people.values()];
  const wanted = search.toUpperCase();
  const number = numberInScan(normaliseScan(search));
  const isNumbered = (person: DoorPerson) =>
    numbersOf(person).some((each) => bare(each).includes(bare(number)));
  const seatOf = ({ ticket }: DoorPerson) => ticket?.seats.find((seat) => seat.sitting_id === sitting_id);
  const found = everybody
    .filter((each) => isShown(each, asked, now))
    .filter((each) => !sitting_id || seatOf(each))
    .filter((each) => !room_id || each.ticket?.seats.some((seat) => seat.room_id === room_id))
    .filter((each) => each.name.toUpperCase().includes(wanted) || isNumbered(each));
  /** When the door let somebody in: a mark by name does not say it. */
  const cameAt = (each: DoorPerson) => {
    const seat = seatOf(each);
    if (!sitting_id) return each.admitted_at ?? '';
    return (seat?.device && seat.marked_at) || '';
  };
  const by = (each: DoorPerson) => (sort === 'admitted_at' ? cameAt(each) : each.enrol_no);
  // People who have not come stand last in either order, as the server lists them.
  const sorted = found.toSorted((a, b) => {
    const [one, other] = [by(a), by(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return one.localeCompare(other) * (order === 'desc' ? -1 : 1);
  });
  return {
    items: sorted.slice((page - 1) * limit, page * limit).map(({ ticket, conflicts, ...row }) => ({
      class_id,
      ...row,
      conflicts: [...conflicts],
      seats: [...(ticket?.seats ?? [])],
      late_by: [],
    })),
    total: found.length,
    counts: {
      expected: everybody.length,
      admitted: everybody.filter(isAdmitted).length,
      conflicts: everybody.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
    },
  };
};
