import { createSeededRandom } from '@skillcert/core';
import { arrangeSeats } from '../apps/server/src/exam/tickets/seating/arrange-seats.js';
import type { SeatedAt, SeatingRequest } from '../apps/server/src/exam/tickets/seating/seating.js';

const rounds = 7;
const random = createSeededRandom(2026);

/** 5,000 candidates of thirty units, one of them a third of all, into 100 rooms of 7 × 8 desks. */
const request: SeatingRequest = {
  sittings: Array.from({ length: 100 }, (_, index) => ({
    sitting_id: index + 1,
    rows: 7,
    columns: 8,
    blocked: [random.between(20, 56)],
    accessible: [1, 8],
  })),
  people: Array.from({ length: 5_000 }, (_, index) => ({
    enrolment_id: index + 1,
    unit_id: index % 3 === 0 ? 1 : random.between(2, 30),
    accessible: index % 40 === 0,
  })),
  order: 'random',
  apart: true,
  seed: 7,
  papers: ['A', 'B'],
  kept: [],
};

/** The baseline: one after the other, desk by desk. */
const fillInOrder = ({ sittings, people }: SeatingRequest): SeatedAt[] => {
  const desks = sittings.flatMap(({ sitting_id, rows, columns, blocked }) =>
    Array.from({ length: rows * columns }, (_, index) => ({ sitting_id, desk: index + 1 })).filter(
      ({ desk }) => !blocked.includes(desk),
    ),
  );
  return people.flatMap(({ enrolment_id }, index) => {
    const desk = desks[index];
    return desk ? [{ enrolment_id, ...desk }] : [];
  });
};

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

const times: { readonly arranged: number[]; readonly plain: number[] } = { arranged: [], plain: [] };
for (let round = 0; round < rounds; round += 1) {
  times.plain.push(timed(() => fillInOrder(request)));
  times.arranged.push(timed(() => arrangeSeats(request)));
}
const { seated, unseated, same_unit, inaccessible } = arrangeSeats(request);
const [arranged, plain] = [median(times.arranged), median(times.plain)];
process.stdout.write(
  `${seated.length} seated, ${unseated.length} without a seat, ${same_unit.length} units with neighbours, ${inaccessible.length} without an accessible desk\n` +
    `median of ${rounds}: arranged ${arranged.toFixed(1)} ms, filled in order ${plain.toFixed(1)} ms (×${(arranged / plain).toFixed(0)}); goal 10,000 ms\n`,
);
