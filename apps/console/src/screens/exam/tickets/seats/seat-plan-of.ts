import type { OutputOf } from '@skillcert/api-client';
import { deskNumber, deskPlace } from '@skillcert/core';
import { moveSeat, type Seating, sameUnitNeighbours } from '@skillcert/ui';

/** A sitting on the map, with who sits in it. */
export interface SeatedSitting extends OutputOf<'ticket/fetchSeats'> {
  readonly sitting_id: number;
  readonly label: string;
}

/** The data of the map. A room is drawn once for each sitting: it may be used at two times. */
export const seatPlanOf = (sittings: readonly SeatedSitting[]) => ({
  rooms: sittings.map(({ sitting_id, label, room: { rows, columns, blocked } }) => ({
    id: String(sitting_id),
    label,
    rows,
    columns,
    blocked: blocked.map((desk) => deskPlace(columns, desk)),
  })),
  people: sittings.flatMap(({ seats }) =>
    seats.map(({ ticket_id, name, ticket_no, unit_name, origins }) => ({
      id: String(ticket_id),
      name,
      ticket: ticket_no,
      ...(unit_name ? { unit: unit_name } : {}),
      origins: origins.map(String),
    })),
  ),
  value: sittings.flatMap(({ sitting_id, room, seats }) =>
    seats.map(({ ticket_id, desk }) => ({
      person_id: String(ticket_id),
      room_id: String(sitting_id),
      ...deskPlace(room.columns, desk),
    })),
  ),
});

/** The moved person, the old and the new seat, and the partner of an exchange: of the two the one that comes first. */
export const moveIn = (sittings: readonly SeatedSitting[], after: readonly Seating[]) => {
  const moved = after.flatMap(({ person_id, room_id, row, column }) => {
    const ticket_id = Number(person_id);
    const own = sittings.flatMap(({ sitting_id, seats }) =>
      seats.filter((seat) => seat.ticket_id === ticket_id).map(({ desk }) => ({ sitting_id, desk })),
    )[0];
    const to = sittings.find(({ sitting_id }) => String(sitting_id) === room_id);
    if (!own || !to) return [];
    const desk = deskNumber(to.room.columns, { row, column });
    const stays = own.sitting_id === to.sitting_id && own.desk === desk;
    return stays ? [] : [{ ticket_id, sitting_id: own.sitting_id, to_sitting_id: to.sitting_id, desk }];
  });
  const [first, other] = moved;
  return first && { ...first, ...(other && { other_id: other.ticket_id }) };
};

/** A move by hand: of a person to a desk, maybe in exchange with its occupant. */
export type HandMove = NonNullable<ReturnType<typeof moveIn>>;

/** The people that a move seats beside somebody of their unit or employer, each with that neighbour. */
export const besideAfter = (
  sittings: readonly SeatedSitting[],
  { ticket_id, to_sitting_id, desk, other_id }: HandMove,
): readonly { readonly name: string; readonly other: string }[] => {
  const { rooms, people, value } = seatPlanOf(sittings);
  const columns = sittings.find(({ sitting_id }) => sitting_id === to_sitting_id)?.room.columns ?? 1;
  const to = { room_id: String(to_sitting_id), ...deskPlace(columns, desk) };
  const after = moveSeat(rooms, value, String(ticket_id), to);
  const moved = [ticket_id, other_id].map(String);
  return sameUnitNeighbours(rooms, people, after, ({ name }) => name)
    .filter(({ person_id }) => moved.includes(person_id))
    .map(({ person_id, label }) => ({
      name: people.find(({ id }) => id === person_id)?.name ?? '',
      other: label,
    }));
};
