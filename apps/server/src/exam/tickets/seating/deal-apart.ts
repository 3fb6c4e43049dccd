import type { SeatPlan } from './seat-plan.js';

/** Groups people by their unit, the largest group first and those without a unit last; within a group they keep their order. */
const bySizeOfUnit = (plan: SeatPlan, people: readonly number[]): number[] => {
  const groups = new Map<number | null, number[]>();
  for (const person of people) {
    const unit = plan.people[person]?.unit_id ?? null;
    const group = groups.get(unit);
    if (group) group.push(person);
    else groups.set(unit, [person]);
  }
  return [...groups]
    .sort(
      ([unit, one], [other, two]) =>
        Number(unit === null) - Number(other === null) || two.length - one.length,
    )
    .flatMap(([, group]) => group);
};

/** The rooms in turn, each as often as it has free seats: whoever is dealt along it is spread as evenly as can be. */
const turns = (free: readonly (readonly number[])[]): number[] => {
  const most = Math.max(0, ...free.map((seats) => seats.length));
  return Array.from({ length: most }, (_, round) =>
    free.flatMap((seats, room) => (seats.length > round ? [room] : [])),
  ).flat();
};

/** The seats of one colour of a chessboard, then those of the other: of the larger one first. */
const chessboard = ({ seats }: SeatPlan, free: readonly number[]): number[] => {
  const isBlack = (index: number) => ((seats[index]?.row ?? 0) + (seats[index]?.column ?? 0)) % 2 === 0;
  const black = free.filter(isBlack);
  const white = free.filter((index) => !isBlack(index));
  return black.length >= white.length ? [...black, ...white] : [...white, ...black];
};

/**
 * Seats people so that a unit is spread over all rooms and fills one colour of each chessboard first: no two seats of a colour are
 * neighbours. A unit that goes over from one colour to the other has the back of the one and the front of the other, so it meets itself
 * only where it has more than half of a room.
 */
export const dealApart = (plan: SeatPlan, people: readonly number[]): void => {
  const free = plan.rooms.map((seats) => seats.filter((seat) => plan.at[seat] === -1));
  const turn = turns(free);
  const inRoom: number[][] = free.map(() => []);
  for (const [index, person] of bySizeOfUnit(plan, people).entries()) inRoom[turn[index] ?? -1]?.push(person);
  for (const [room, members] of inRoom.entries()) {
    const seats = chessboard(plan, free[room] ?? []);
    for (const [index, person] of bySizeOfUnit(plan, members).entries()) plan.at[seats[index] ?? -1] = person;
  }
};
