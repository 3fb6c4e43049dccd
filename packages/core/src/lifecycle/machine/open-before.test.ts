import { describe, expect, it } from 'vitest';
import { type ClassWrite, classAccepts } from '../asked/class-writes.js';
import { type ClassEvent, classLifecycle } from '../class-lifecycle.js';
import { type OpenMatter, openBefore, openMatters } from './open-before.js';

/** The kinds of writes that settle each matter. */
const settledBy: Readonly<Record<OpenMatter, readonly ClassWrite[]>> = {
  to_review: ['review'],
  returned: ['review'],
  doubtful: ['review'],
  unpaid: ['payment'],
  // After publication the arrangement is taken back first, which is a step of the class.
  without_seat: ['seating', 'step'],
  without_invigilator: ['invigilators'],
  door_conflicts: ['door'],
  day_moves: ['day_move'],
  unmarked: ['door'],
  scores_of_absent: ['doubt'],
  absences_of_present: ['doubt'],
  payments: ['money_check'],
  refunds: ['refund_decision'],
  invoices: ['invoice'],
  mailings: ['message'],
  scores: ['amendment', 'recheck'],
};

const asked = Object.entries(openBefore).flatMap(([event, matters]) =>
  classLifecycle.transitions
    .filter((row) => row.event === (event as ClassEvent))
    .flatMap(({ from }) => matters.map((matter) => ({ event, from, matter }))),
);

describe('the matters that are open before a class moves on', () => {
  it.each(asked)(
    'can be settled where they are named: $matter before $event in $from',
    ({ from, matter }) => {
      expect(settledBy[matter].some((write) => classAccepts(write, from))).toBe(true);
    },
  );

  it('are each named before some event', () => {
    const named = new Set(asked.map(({ matter }) => matter));
    expect(openMatters.filter((matter) => !named.has(matter))).toEqual([]);
  });
});
