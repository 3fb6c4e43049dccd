import type { SeededRandom } from '@skillcert/core';
import { likeNeighbours, type SeatPlan } from './seat-plan.js';

const rounds = 40;
/** Seats elsewhere that are tried for one person in a round, beside those of their own room. */
const triesElsewhere = 400;

const swap = ({ at }: SeatPlan, one: number, other: number) => {
  const person = at[one] ?? -1;
  at[one] = at[other] ?? -1;
  at[other] = person;
};

/**
 * By how many pairs of one origin there would be fewer. Pairs are counted from both ends, unless the two seats are
 * neighbours.
 */
const gainOf = (plan: SeatPlan, one: number, other: number): number => {
  const before = likeNeighbours(plan, one) + likeNeighbours(plan, other);
  swap(plan, one, other);
  const after = likeNeighbours(plan, one) + likeNeighbours(plan, other);
  swap(plan, one, other);
  return before - after;
};

const bestFor = (plan: SeatPlan, seat: number, tried: Iterable<number>): number | undefined => {
  const most = likeNeighbours(plan, seat);
  let best: number | undefined;
  let bestGain = 0;
  for (const other of tried) {
    if (other === seat || plan.fixed.has(other)) continue;
    const gain = gainOf(plan, seat, other);
    if (gain > bestGain) [best, bestGain] = [other, gain];
    if (bestGain >= most) break;
  }
  return best;
};

function* seatsToTry({ rooms, seats }: SeatPlan, seat: number, random: SeededRandom): Generator<number> {
  yield* rooms[seats[seat]?.room ?? -1] ?? [];
  const start = random.between(0, seats.length - 1);
  for (let step = 0; step < Math.min(triesElsewhere, seats.length); step += 1)
    yield (start + step) % seats.length;
}

/** Exchanges people who sit beside somebody of their origin with others, as long as that leaves fewer such pairs. */
export const partNeighbours = (plan: SeatPlan, random: SeededRandom): void => {
  const every = plan.seats.map((_, seat) => seat);
  for (let round = 0; round < rounds; round += 1) {
    const wrong = every.filter((seat) => !plan.fixed.has(seat) && likeNeighbours(plan, seat) > 0);
    let moved = false;
    for (const seat of wrong) {
      if (likeNeighbours(plan, seat) === 0) continue;
      const other = bestFor(plan, seat, seatsToTry(plan, seat, random));
      if (other === undefined) continue;
      swap(plan, seat, other);
      moved = true;
    }
    if (!moved) return;
  }
};
