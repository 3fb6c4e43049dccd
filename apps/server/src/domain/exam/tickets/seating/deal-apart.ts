import type { SeatPlan } from './seat-plan.js';

/**
 * Groups people by the origin that most others share with them, the largest group first and those without one last;
 * within a group they keep their order.
 */
const bySizeOfOrigin = ({ origins }: SeatPlan, people: readonly number[]): number[] => {
  const groups = new Map<number | undefined, number[]>();
  for (const person of people) {
    const [origin] = origins.of[person] ?? [];
    const group = groups.get(origin);
    if (group) group.push(person);
    else groups.set(origin, [person]);
  }
  return [...groups]
    .sort(
      ([origin, one], [other, two]) =>
        Number(origin === undefined) - Number(other === undefined) || two.length - one.length,
    )
    .flatMap(([, group]) => group);
};

/**
 * The rooms in turn, each as often as it has free seats: people who are dealt along it are spread as evenly as
 * possible.
 */
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
 * Seats people so that those of one origin are spread over all rooms and fill one colour of each chessboard first: no
 * two seats of a colour are neighbours. An origin that goes over from one colour to the other has the back of the one
 * and the front of the other, so it meets itself only where it has more than half of a room.
 */
export const dealApart = (plan: SeatPlan, people: readonly number[]): void => {
  const free = plan.rooms.map((seats) => seats.filter((seat) => plan.at[seat] === -1));
  const turn = turns(free);
  const inRoom: number[][] = free.map(() => []);
  for (const [index, person] of bySizeOfOrigin(plan, people).entries())
    inRoom[turn[index] ?? -1]?.push(person);
  for (const [room, members] of inRoom.entries()) {
    const seats = chessboard(plan, free[room] ?? []);
    for (const [index, person] of bySizeOfOrigin(plan, members).entries())
      plan.at[seats[index] ?? -1] = person;
  }
};
