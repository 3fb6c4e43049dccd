import {
  type SeatAddress,
  type Seating,
  type SeatPerson,
  type SeatPlace,
  type SeatRoom,
  seatKey,
} from './seat-plan.js';

/** The reason for the highlight. The label gives it in words, since colour alone must not carry it. */
export interface SeatHighlight {
  person_id: string;
  label: string;
  tone?: 'warning' | 'info';
}

/** The seats beside, in front of and behind a seat; an aisle separates neighbours. */
export const neighboursOf = (
  { rows, columns, aisles = [], row_aisles = [] }: SeatRoom,
  { row, column }: SeatPlace,
): readonly SeatPlace[] => {
  const sides = [
    { row, column: column - 1, apart: aisles.includes(column - 1) },
    { row, column: column + 1, apart: aisles.includes(column) },
    { row: row - 1, column, apart: row_aisles.includes(row - 1) },
    { row: row + 1, column, apart: row_aisles.includes(row) },
  ];
  return sides.flatMap((side) =>
    side.apart || side.row < 1 || side.column < 1 || side.row > rows || side.column > columns
      ? []
      : [{ row: side.row, column: side.column }],
  );
};

const originsOf = ({ unit, origins = unit ? [unit] : [] }: SeatPerson): readonly string[] => origins;

/** Highlights for everybody who sits next to somebody of the same unit, or who shares another origin with them. */
export const sameUnitNeighbours = (
  rooms: readonly SeatRoom[],
  people: readonly SeatPerson[],
  seatings: readonly Seating[],
  label: (neighbour: SeatPerson) => string,
): readonly SeatHighlight[] => {
  const persons = new Map(people.map((person) => [person.id, person]));
  const bySeat = new Map(seatings.map((seating) => [seatKey(seating), persons.get(seating.person_id)]));
  const at = (seat: SeatAddress) => bySeat.get(seatKey(seat));
  return seatings.flatMap(({ person_id, room_id, row, column }) => {
    const room = rooms.find(({ id }) => id === room_id);
    const person = persons.get(person_id);
    if (!room || !person) return [];
    const own = originsOf(person);
    const neighbour = neighboursOf(room, { row, column })
      .map((place) => at({ room_id, ...place }))
      .find((other) => other && originsOf(other).some((origin) => own.includes(origin)));
    return neighbour ? [{ person_id, label: label(neighbour) }] : [];
  });
};
