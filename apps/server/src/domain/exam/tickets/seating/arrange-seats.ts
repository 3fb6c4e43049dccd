import { createSeededRandom, paperAt, type SeededRandom } from '@skillcert/core';
import { dealApart } from './deal-apart.js';
import { partNeighbours } from './part-neighbours.js';
import { createSeatPlan, likeNeighbours, type SeatPlan, sharedOrigin } from './seat-plan.js';
import type { SeatedAt, SeatingRequest, SeatingResult } from './seating.js';

const fix = (plan: SeatPlan, seat: number, person: number) => {
  plan.at[seat] = person;
  plan.fixed.add(seat);
};

/** Leaves people at desks that they have, unless the desk is gone or they need another. */
const keepSeats = (plan: SeatPlan, kept: readonly SeatedAt[]) => {
  const persons = new Map(plan.people.map(({ enrolment_id }, person) => [enrolment_id, person]));
  for (const each of kept) {
    const person = persons.get(each.enrolment_id);
    const seat = plan.find(each);
    if (person === undefined || seat === undefined || plan.at[seat] !== -1) continue;
    const needs = plan.people[person]?.accessible === true;
    if (!needs || plan.seats[seat]?.accessible) fix(plan, seat, person);
  }
};

/**
 * Gives accessible desks to those who need one: of several free ones that where the fewest of their origin sit around.
 */
const seatNeeds = (plan: SeatPlan, people: readonly number[]) => {
  for (const person of people) {
    if (!plan.people[person]?.accessible) continue;
    const free = plan.seats.flatMap(({ accessible }, seat) =>
      accessible && plan.at[seat] === -1 ? [seat] : [],
    );
    const around = free.map((seat) => {
      plan.at[seat] = person;
      const count = likeNeighbours(plan, seat);
      plan.at[seat] = -1;
      return { seat, count };
    });
    const best = around.reduce<(typeof around)[number] | undefined>(
      (least, each) => (least && least.count <= each.count ? least : each),
      undefined,
    );
    if (best) fix(plan, best.seat, person);
  }
};

const seatInOrder = (plan: SeatPlan, people: readonly number[]) => {
  const free = plan.seats.flatMap((_, seat) => (plan.at[seat] === -1 ? [seat] : []));
  for (const [index, person] of people.entries()) plan.at[free[index] ?? -1] = person;
};

const countPairs = (plan: SeatPlan): number =>
  plan.seats.reduce((sum, _, seat) => sum + likeNeighbours(plan, seat), 0) / 2;

/**
 * Seats people so that neighbours share no origin. By number they fill room after room, and only those who sit beside
 * somebody of their own are exchanged;
 * where that leaves pairs, or the order is drawn, people are dealt to all rooms instead.
 */
const seatApart = (
  plan: SeatPlan,
  people: readonly number[],
  { order, random }: { readonly order: SeatingRequest['order']; readonly random: SeededRandom },
): SeatPlan => {
  const dealt = { ...plan, at: plan.at.slice() };
  if (order === 'number') {
    seatInOrder(plan, people);
    partNeighbours(plan, random);
    if (countPairs(plan) === 0) return plan;
  }
  dealApart(dealt, people);
  partNeighbours(dealt, random);
  return order === 'number' && countPairs(plan) <= countPairs(dealt) ? plan : dealt;
};

const pairsByOrigin = (plan: SeatPlan) => {
  const pairs = new Map<number, number>();
  for (const [seat, { neighbours }] of plan.seats.entries()) {
    // Each pair once.
    for (const other of neighbours.filter((each) => each > seat)) {
      const origin = sharedOrigin(plan, seat, other);
      if (origin !== undefined) pairs.set(origin, (pairs.get(origin) ?? 0) + 1);
    }
  }
  return [...pairs]
    .map(([origin, count]) => ({ name: plan.origins.names[origin] ?? '', pairs: count }))
    .sort((a, b) => b.pairs - a.pairs);
};

const resultOf = (plan: SeatPlan, papers: readonly string[]): SeatingResult => {
  const seated = plan.seats.flatMap(({ sitting_id, desk, row, column, accessible }, seat) => {
    const person = plan.people[plan.at[seat] ?? -1];
    if (!person) return [];
    const paper = paperAt(papers, { row, column });
    return [{ person, accessible, seated: { enrolment_id: person.enrolment_id, sitting_id, desk, paper } }];
  });
  const have = new Set(seated.map(({ person }) => person.enrolment_id));
  return {
    seated: seated.map((each) => each.seated),
    unseated: plan.people.map(({ enrolment_id }) => enrolment_id).filter((each) => !have.has(each)),
    inaccessible: seated
      .filter(({ person, accessible }) => person.accessible && !accessible)
      .map(({ person }) => person.enrolment_id),
    same_unit: pairsByOrigin(plan),
  };
};

/**
 * Seats people at the desks of a subject's sittings. People who need an accessible desk are seated first; neighbours
 * (beside, before, behind) get different papers, and come from different units and employers if `apart`. A wish that
 * cannot be met is in the result, never left out silently.
 */
export const arrangeSeats = (request: SeatingRequest): SeatingResult => {
  const { sittings, people, order, apart, seed, papers, kept } = request;
  const random = createSeededRandom(seed);
  const plan = createSeatPlan(sittings, people);
  keepSeats(plan, kept);
  const waiting = () => {
    const placed = new Set(plan.at);
    return turn.filter((person) => !placed.has(person));
  };
  const numbers = people.map((_, person) => person);
  const turn = order === 'random' ? random.shuffle(numbers) : numbers;
  seatNeeds(plan, waiting());
  const free = plan.seats.filter((_, seat) => plan.at[seat] === -1).length;
  const rest = waiting().slice(0, free);
  if (apart) return resultOf(seatApart(plan, rest, { order, random }), papers);
  seatInOrder(plan, rest);
  return resultOf(plan, papers);
};
