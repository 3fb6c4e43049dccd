import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../../access/roles.js';
import { accountLifecycle } from '../account-lifecycle.js';
import { classLifecycle } from '../class-lifecycle.js';
import { paymentLifecycle } from '../payment-lifecycle.js';
import { refundLifecycle } from '../refund-lifecycle.js';
import { reviewLifecycle } from '../review-lifecycle.js';
import type { Actor } from './actor.js';
import type { Lifecycle } from './define-lifecycle.js';
import { eventsFrom } from './events-from.js';
import { transition } from './transition.js';

const actors: readonly Actor[] = [...roles, 'candidate', 'clock', 'system'];
const lifecycles: readonly Lifecycle[] = [
  accountLifecycle,
  classLifecycle,
  reviewLifecycle,
  paymentLifecycle,
  refundLifecycle,
];
const needs = ['reason', 'reasons', 'unpaid', 'proof', 'not_requester', 'another_person'];

describe('transition', () => {
  it('names the missing needs', () => {
    expect(transition(classLifecycle, { state: 'submitted', event: 'refuse', actors: ['admin'] })).toEqual({
      ok: false,
      why: 'missing_requirement',
      missing: ['reason'],
    });
  });

  it('reports that an actor may not', () => {
    const result = transition(classLifecycle, { state: 'submitted', event: 'approve', actors: ['master'] });
    expect(result).toEqual({ ok: false, why: 'actor_not_allowed', missing: [] });
  });

  it('reports that the table does not list it', () => {
    const result = transition(classLifecycle, { state: 'archived', event: 'open', actors });
    expect(result).toEqual({ ok: false, why: 'unknown_transition', missing: [] });
  });

  it('requires more while it is early, if the row demands it', () => {
    const start = { state: 'arranged', event: 'start_exam', actors: ['master'] } as const;
    expect(transition(classLifecycle, start)).toMatchObject({ ok: true, to: 'examining' });
    const early = { ...start, is_early: true };
    expect(transition(classLifecycle, early)).toMatchObject({ missing: ['reason', 'second_person'] });
    expect(transition(classLifecycle, { ...early, given: ['reason', 'second_person'] }).ok).toBe(true);
    const close = { state: 'enrolling', event: 'close', actors: ['master'], is_early: true } as const;
    expect(transition(classLifecycle, close).ok).toBe(true);
  });

  it('gives the new state and the row', () => {
    const result = transition(reviewLifecycle, { state: 'submitted', event: 'claim', actors: ['editor'] });
    expect(result).toMatchObject({ ok: true, to: 'in_review', transition: { event: 'claim' } });
  });

  it('never leaves the table, for any sequence of events', () => {
    const step = fc.record({
      event: fc.constantFrom(
        ...lifecycles.flatMap(({ transitions }) => transitions.map(({ event }) => event)),
      ),
      actors: fc.uniqueArray(fc.constantFrom(...actors), { maxLength: 3 }),
      given: fc.uniqueArray(fc.constantFrom(...needs)),
    });
    fc.assert(
      fc.property(fc.constantFrom(...lifecycles), fc.array(step, { maxLength: 60 }), (lifecycle, steps) => {
        let state = lifecycle.initial;
        for (const { event, actors, given } of steps) {
          const result = transition(lifecycle, { state, event, actors, given });
          const offered = eventsFrom(lifecycle, state, actors).find((button) => button.event === event);
          const expected = offered?.needs.every((need) => given.includes(need)) ? offered.to : undefined;
          expect(result.ok ? result.to : undefined).toBe(expected);
          if (result.ok) state = result.to;
          expect(lifecycle.states).toHaveProperty(state);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('can bring every record to an end from wherever random events have left it', () => {
    const picks = fc.array(fc.nat(), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...lifecycles), picks, (lifecycle, choices) => {
        let state = lifecycle.initial;
        for (const choice of choices) {
          const buttons = eventsFrom(lifecycle, state, actors);
          state = buttons[choice % (buttons.length || 1)]?.to ?? state;
        }
        const open = new Set([state]);
        for (const at of open) for (const { to } of eventsFrom(lifecycle, at, actors)) open.add(to);
        expect([...open].some((at) => lifecycle.states[at]?.ends)).toBe(true);
      }),
    );
  });
});
