import type { DayMove } from '@skillcert/api-client/contract';
import { meets } from '../meets.js';
import { targetsOf } from '../read-room-move.js';

/** A sitting that is not over. */
export interface HeldSitting {
  readonly sitting_id: number;
  readonly room_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The ids by which a move is named that stands in the way of another. */
export interface NamedMove {
  readonly kind: DayMove['kind'];
  readonly ids: readonly number[];
}

type PersonMove = Extract<DayMove, { kind: 'person' }>;
type RoomMove = Extract<DayMove, { kind: 'room' }>;

/** The people of a move, each with the sitting that they would leave. */
const leaving = ({ ticket_id, sitting_id, to_sitting_id = sitting_id, other_id }: PersonMove) => [
  { ticket_id, sitting_id },
  ...(other_id === undefined ? [] : [{ ticket_id: other_id, sitting_id: to_sitting_id }]),
];

/** Whether two moves give one desk to two people: only the first that is carried out would get it. */
export const leadsToSameDesk = (asked: DayMove, waiting: DayMove): boolean => {
  if (asked.kind !== 'person' || waiting.kind !== 'person') return false;
  const { sitting_id, to_sitting_id = sitting_id, desk } = waiting;
  return (asked.to_sitting_id ?? asked.sitting_id) === to_sitting_id && asked.desk === desk;
};

interface Place extends HeldSitting {
  readonly rooms: readonly number[];
}

/** The sittings that a move changes the seats of, each with the rooms in which it does. */
const placesOf = (move: PersonMove | RoomMove, sittings: readonly HeldSitting[]): readonly Place[] => {
  if (move.kind === 'person')
    return sittings
      .filter(({ sitting_id }) => sitting_id === move.sitting_id || sitting_id === move.to_sitting_id)
      .map((sitting) => ({ ...sitting, rooms: [sitting.room_id] }));
  const rooms = [move.room_id, ...targetsOf(move)];
  return sittings
    .filter(({ room_id }) => room_id === move.room_id)
    .filter(({ sitting_id }) => move.sitting_ids?.includes(sitting_id) ?? true)
    .map((sitting) => ({ ...sitting, rooms }));
};

/** Whether a room is left whole to which the other move leads: people who arrive there first would be taken along. */
const takesAlong = (move: DayMove, other: DayMove) =>
  move.kind === 'room' &&
  !move.sitting_ids &&
  other.kind === 'room' &&
  targetsOf(other).includes(move.room_id);

/** Whether two moves, at least one of them of a room, change the seats of one room at one time. */
const sharesRoom = (
  one: PersonMove | RoomMove,
  other: PersonMove | RoomMove,
  sittings: readonly HeldSitting[],
): boolean => {
  const [own, others] = [placesOf(one, sittings), placesOf(other, sittings)];
  if (own.length === 0 || others.length === 0) return false;
  return (
    takesAlong(one, other) ||
    takesAlong(other, one) ||
    own.some((place) =>
      others.some((each) => meets(place, each) && place.rooms.some((room) => each.rooms.includes(room))),
    )
  );
};

/**
 * Names a waiting move if another one may not be made beside it: one of the same people, or, of a room, one that takes
 * part in a room of the other at that time. Late seats are chosen when they are given, among those that are free then.
 */
export const inTheWay = (
  asked: DayMove,
  waiting: DayMove,
  sittings: readonly HeldSitting[],
): NamedMove | undefined => {
  const { kind } = waiting;
  const named = (ids: readonly number[]) => (ids.length > 0 ? { kind, ids } : undefined);
  if (asked.kind === 'seat' || waiting.kind === 'seat')
    return asked.kind === 'seat' && waiting.kind === 'seat'
      ? named(asked.enrolment_ids.filter((id) => waiting.enrolment_ids.includes(id)))
      : undefined;
  if (asked.kind === 'person' && waiting.kind === 'person') {
    const others = leaving(waiting);
    const both = leaving(asked).filter(({ ticket_id, sitting_id }) =>
      others.some((each) => each.ticket_id === ticket_id && each.sitting_id === sitting_id),
    );
    return named(both.map(({ ticket_id }) => ticket_id));
  }
  if (!sharesRoom(asked, waiting, sittings)) return undefined;
  return named(
    waiting.kind === 'room' ? [waiting.room_id] : leaving(waiting).map(({ ticket_id }) => ticket_id),
  );
};
