import {
  isSameSeat,
  type SeatAddress,
  type Seating,
  type SeatRoom,
  seatFault,
  seatKey,
} from './seat-plan.js';

/** The effect of putting a person on a seat. */
export type SeatMove = 'stay' | 'move' | 'swap' | 'blocked';

/** The effect that `moveSeat` would have. */
export const seatMoveTo = (
  rooms: readonly SeatRoom[],
  seatings: readonly Seating[],
  person_id: string,
  to: SeatAddress,
): SeatMove => {
  const own = seatings.find((seating) => seating.person_id === person_id);
  if (!own || isSameSeat(own, to)) return 'stay';
  if (seatFault(rooms, to)) return 'blocked';
  return seatings.some((seating) => isSameSeat(seating, to)) ? 'swap' : 'move';
};

/**
 * Everybody's seats after one person moved to another: onto a free one, or in exchange with its occupant. Else
 * nothing changes.
 */
export const moveSeat = (
  rooms: readonly SeatRoom[],
  seatings: readonly Seating[],
  person_id: string,
  to: SeatAddress,
): readonly Seating[] => {
  const move = seatMoveTo(rooms, seatings, person_id, to);
  const own = seatings.find((seating) => seating.person_id === person_id);
  if (!own || move === 'stay' || move === 'blocked') return seatings;
  const { room_id, row, column } = to;
  return seatings.map((seating) => {
    if (seating === own) return { person_id, room_id, row, column };
    return isSameSeat(seating, to) ? { ...own, person_id: seating.person_id } : seating;
  });
};

/** The faults of a seat arrangement: a person or a seat that occurs twice, a seat that is blocked or does not exist. */
export const seatingFaults = (
  rooms: readonly SeatRoom[],
  seatings: readonly Seating[],
): readonly { person_id: string; fault: 'twice' | 'shared' | 'missing' | 'blocked' }[] => {
  const people = new Set<string>();
  const seats = new Set<string>();
  return seatings.flatMap((seating) => {
    const { person_id } = seating;
    const twice = people.has(person_id) && ('twice' as const);
    const shared = seats.has(seatKey(seating)) && ('shared' as const);
    people.add(person_id);
    seats.add(seatKey(seating));
    const fault = twice || shared || seatFault(rooms, seating);
    return fault ? [{ person_id, fault }] : [];
  });
};
