/** A seat of a room, counted from 1: the first row is the one in front. */
export interface SeatPlace {
  row: number;
  column: number;
}

/** A room and the seats in it. */
export interface SeatRoom {
  id: string;
  label: string;
  rows: number;
  columns: number;
  /** The columns that have an aisle behind them, such as `[4, 8]`. */
  aisles?: readonly number[];
  /** The rows that have an aisle behind them. */
  row_aisles?: readonly number[];
  /** Seats that cannot be taken. */
  blocked?: readonly SeatPlace[];
}

/** A person with a seat. */
export interface SeatPerson {
  id: string;
  name: string;
  ticket?: string;
  /** The organisation that sent them. */
  unit?: string;
  /** Keys of their organisations, if the unit is not all that keeps neighbours apart: their employer, for example. */
  origins?: readonly string[];
}

/** One seat of one room. */
export interface SeatAddress extends SeatPlace {
  room_id: string;
}

/** The seats and their people; one entry for each person with a seat. */
export interface Seating extends SeatAddress {
  person_id: string;
}

export const isSameSeat = (one: SeatAddress, other: SeatAddress): boolean =>
  one.room_id === other.room_id && one.row === other.row && one.column === other.column;

/** The reason that nobody can sit there; null for a seat that exists and is not blocked, taken or free. */
export const seatFault = (rooms: readonly SeatRoom[], seat: SeatAddress): 'missing' | 'blocked' | null => {
  const room = rooms.find(({ id }) => id === seat.room_id);
  const inside =
    room && seat.row >= 1 && seat.row <= room.rows && seat.column >= 1 && seat.column <= room.columns;
  if (!inside) return 'missing';
  const blocked = room.blocked?.some(({ row, column }) => row === seat.row && column === seat.column);
  return blocked ? 'blocked' : null;
};

/** A map key of a seat. */
export const seatKey = ({ room_id, row, column }: SeatAddress): string => `${room_id} ${row} ${column}`;
