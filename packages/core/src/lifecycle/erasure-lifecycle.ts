import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const platform: readonly Actor[] = ['admin', 'zky-admin'];

/**
 * The lifecycle of a candidate's request to erase their data. It takes two people: the caller gives
 * `another_person` if the eraser is not the approver, and `unobstructed` if nothing of the person is under
 * way.
 */
export const erasureLifecycle = defineLifecycle({
  name: 'erasure',
  initial: 'requested',
  states: {
    requested: {},
    approved: {},
    erased: { ends: true },
    rejected: { ends: true },
    withdrawn: { ends: true },
  },
  transitions: [
    { from: 'requested', event: 'approve', to: 'approved', by: platform, needs: ['unobstructed'] },
    {
      from: 'approved',
      event: 'erase',
      to: 'erased',
      by: platform,
      needs: ['another_person', 'unobstructed'],
    },
    { from: ['requested', 'approved'], event: 'reject', to: 'rejected', by: platform, needs: ['reason'] },
    { from: ['requested', 'approved'], event: 'withdraw', to: 'withdrawn', by: ['candidate'] },
  ],
});

/** A state of {@link erasureLifecycle}. */
export type ErasureStatus = keyof typeof erasureLifecycle.states;

/** An event of {@link erasureLifecycle}. */
export type ErasureEvent = (typeof erasureLifecycle.transitions)[number]['event'];
