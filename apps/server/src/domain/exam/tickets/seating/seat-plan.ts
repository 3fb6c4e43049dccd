import { deskPlace } from '@skillcert/core';
import { type Origins, originsOf } from './origins-of.js';
import type { SeatedAt, SeatingPerson, SeatingSitting } from './seating.js';

/** A desk that can be taken. */
interface Seat {
  readonly sitting_id: number;
  /** Which of the rooms it is in. */
  readonly room: number;
  readonly desk: number;
  readonly row: number;
  readonly column: number;
  readonly accessible: boolean;
  /** The desks beside, before and behind it, by their index. */
  readonly neighbours: readonly number[];
}

/** All desks of a subject and who sits at them: both by index, which makes thousands of trials cheap. */
export interface SeatPlan {
  readonly people: readonly SeatingPerson[];
  /** Where each of them comes from. */
  readonly origins: Origins;
  readonly seats: readonly Seat[];
  /** The seats of each sitting. */
  readonly rooms: readonly (readonly number[])[];
  /** The person at each seat; -1 where it is free. */
  readonly at: Int32Array;
  /** Seats whose person does not move. */
  readonly fixed: Set<number>;
  readonly find: (at: Pick<SeatedAt, 'sitting_id' | 'desk'>) => number | undefined;
}

const key = ({ sitting_id, desk }: Pick<SeatedAt, 'sitting_id' | 'desk'>) => `${sitting_id} ${desk}`;

const besides = ({ columns }: SeatingSitting, desk: number): number[] => {
  const { column } = deskPlace(columns, desk);
  return [
    ...(column > 1 ? [desk - 1] : []),
    ...(column < columns ? [desk + 1] : []),
    desk - columns,
    desk + columns,
  ];
};

/** An empty plan of the sittings. */
export const createSeatPlan = (
  sittings: readonly SeatingSitting[],
  people: readonly SeatingPerson[],
): SeatPlan => {
  const desks = sittings.flatMap((sitting, room) => {
    const blocked = new Set(sitting.blocked);
    const numbers = Array.from({ length: sitting.rows * sitting.columns }, (_, index) => index + 1);
    return numbers.filter((desk) => !blocked.has(desk)).map((desk) => ({ sitting, room, desk }));
  });
  const indexes = new Map(
    desks.map(({ sitting, desk }, index) => [key({ sitting_id: sitting.sitting_id, desk }), index]),
  );
  const find: SeatPlan['find'] = (at) => indexes.get(key(at));
  const seats = desks.map(({ sitting, room, desk }) => ({
    sitting_id: sitting.sitting_id,
    room,
    desk,
    ...deskPlace(sitting.columns, desk),
    accessible: sitting.accessible.includes(desk),
    neighbours: besides(sitting, desk).flatMap(
      (other) => find({ sitting_id: sitting.sitting_id, desk: other }) ?? [],
    ),
  }));
  const rooms: number[][] = sittings.map(() => []);
  for (const [index, { room }] of seats.entries()) rooms[room]?.push(index);
  return {
    people,
    origins: originsOf(people),
    seats,
    rooms,
    at: new Int32Array(seats.length).fill(-1),
    fixed: new Set(),
    find,
  };
};

/** The origin that the people of two seats share; undefined where one of them is free, or they share none. */
export const sharedOrigin = ({ origins, at }: SeatPlan, seat: number, other: number): number | undefined => {
  const others = origins.of[at[other] ?? -1];
  return others && origins.of[at[seat] ?? -1]?.find((origin) => others.includes(origin));
};

/** How many neighbours share an origin with the person of that seat. */
export const likeNeighbours = (plan: SeatPlan, seat: number): number => {
  let count = 0;
  for (const other of plan.seats[seat]?.neighbours ?? []) {
    if (sharedOrigin(plan, seat, other) !== undefined) count += 1;
  }
  return count;
};
