import { createSeededRandom } from '@skillcert/core';
import { callHandler } from '../apps/server/src/domain/class/testing/call-handler.js';
import { openStaff } from '../apps/server/src/domain/class/testing/staff.js';
import { acceptArrangement } from '../apps/server/src/domain/exam/tickets/arrangement/accept-arrangement.js';
import { previewArrangement } from '../apps/server/src/domain/exam/tickets/arrangement/preview-arrangement.js';
import { arrangeSeats } from '../apps/server/src/domain/exam/tickets/seating/arrange-seats.js';
import type { SeatedAt, SeatingRequest } from '../apps/server/src/domain/exam/tickets/seating/seating.js';
import { timed as timedWork } from './import/watch-work.js';
import { openLists } from './lists/open-lists.js';
import { fillExam } from './seats/fill-exam.js';

const people = 5_000;
const rooms = 100;
const goalMs = 10_000;
const rounds = 7;
const random = createSeededRandom(2026);

/** 5,000 candidates of thirty units, one of them a third of all, into 100 rooms of 7 × 8 desks. */
const request: SeatingRequest = {
  sittings: Array.from({ length: rooms }, (_, index) => ({
    sitting_id: index + 1,
    rows: 7,
    columns: 8,
    blocked: [random.between(20, 56)],
    accessible: [1, 8],
  })),
  people: Array.from({ length: people }, (_, index) => ({
    enrolment_id: index + 1,
    origins: [`unit ${index % 3 === 0 ? 1 : random.between(2, 30)}`],
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
    `median of ${rounds}: arranged ${arranged.toFixed(1)} ms, filled in order ${plain.toFixed(1)} ms (×${(arranged / plain).toFixed(0)}); goal ${goalMs} ms\n`,
);

// The same through the calls of the exam office: read, tried, read again under the lock, and written with tickets,
// seats, versions and audit.
const lists = await openLists();
const { services } = lists;
const class_id = await fillExam(lists, { people, rooms });
const caller = await openStaff(services, { roles: ['zky-admin'] });
const rules = { order: 'random' as const, apart: true, keep: false, accessible: [] };
const trial = (seed: number) =>
  callHandler(previewArrangement, { services, caller, input: { class_id, ...rules, seed } });
const accept = (basis: string, seed: number) =>
  callHandler(acceptArrangement, { services, caller, input: { class_id, ...rules, seed, basis } });
let worst = 0;
// First everybody gets a ticket, then everybody gets a new seat, and the earlier arrangement is kept.
for (const [name, seed] of [
  ['all tickets issued', 1],
  ['all seated anew', 2],
] as const) {
  let basis = '';
  const tried = await timedWork(async () => {
    basis = (await trial(seed)).basis;
  });
  const accepted = await timedWork(() => accept(basis, seed));
  worst = Math.max(worst, tried, accepted);
  process.stdout.write(
    `${name}: tried in ${tried.toFixed(0)} ms, accepted in ${accepted.toFixed(0)} ms; goal ${goalMs} ms each\n`,
  );
}
const { rows: written } = await services.store.pool.query(
  'select (select count(*) from exam_ticket)::int4 as tickets, (select count(*) from exam_seat)::int4 as seats',
);
const [{ tickets, seats } = { tickets: 0, seats: 0 }] = written;
process.stdout.write(`${tickets} tickets, ${seats} seats\n`);
await lists.close();
if (worst > goalMs || seated.length !== people || tickets !== people || seats !== 2 * people)
  process.exitCode = 1;
