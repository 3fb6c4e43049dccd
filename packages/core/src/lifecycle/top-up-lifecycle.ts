import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/** The system alone applies reports of a provider. */
const system: readonly Actor[] = ['system'];

/**
 * The lifecycle of an order that tops up the balance of an institution. Money that comes after the order was
 * closed is still accepted, because a balance can always use it.
 */
export const topUpLifecycle = defineLifecycle({
  name: 'top_up',
  initial: 'pending',
  states: {
    pending: {},
    paid: { ends: true },
    failed: { ends: true },
    closed: { ends: true },
  },
  transitions: [
    { from: ['pending', 'failed', 'closed'], event: 'receive', to: 'paid', by: system },
    { from: 'pending', event: 'fail', to: 'failed', by: system },
    { from: 'pending', event: 'close', to: 'closed', by: ['clock'] },
  ],
});

/** A state of {@link topUpLifecycle}. */
export type TopUpStatus = keyof typeof topUpLifecycle.states;

/** An event of {@link topUpLifecycle}. */
export type TopUpEvent = (typeof topUpLifecycle.transitions)[number]['event'];
