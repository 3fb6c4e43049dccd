import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const platform: readonly Actor[] = ['admin', 'zky-admin'];

/**
 * The lifecycle of a request about an administrator: to make an account one, or to reset the password or the
 * second factor of one. It takes two people: the caller gives `another_person` if the decider neither asked
 * for it nor gains by it.
 */
export const grantLifecycle = defineLifecycle({
  name: 'grant',
  initial: 'requested',
  states: {
    requested: {},
    approved: { ends: true },
    refused: { ends: true },
    withdrawn: { ends: true },
    expired: { ends: true },
  },
  transitions: [
    { from: 'requested', event: 'approve', to: 'approved', by: platform, needs: ['another_person'] },
    {
      from: 'requested',
      event: 'refuse',
      to: 'refused',
      by: platform,
      needs: ['another_person', 'reason'],
    },
    { from: 'requested', event: 'withdraw', to: 'withdrawn', by: ['admin'] },
    { from: 'requested', event: 'expire', to: 'expired', by: ['clock'] },
  ],
});

/** A state of {@link grantLifecycle}. */
export type GrantStatus = keyof typeof grantLifecycle.states;

/** An event of {@link grantLifecycle}. */
export type GrantEvent = (typeof grantLifecycle.transitions)[number]['event'];
