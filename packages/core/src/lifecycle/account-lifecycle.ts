import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const platform: readonly Actor[] = ['admin', 'zky-admin'];
/**
 * A recommending institution manages the registration accounts that it created; the platform decides whether one
 * may sign in at all.
 */
const keepers: readonly Actor[] = [...platform, 'recommend'];

/** The lifecycle of an account. Only an approved one can sign in. */
export const accountLifecycle = defineLifecycle({
  name: 'account',
  initial: 'pending',
  states: { pending: {}, approved: { ends: true }, refused: { ends: true }, frozen: { ends: true } },
  transitions: [
    { from: 'pending', event: 'approve', to: 'approved', by: platform },
    { from: 'pending', event: 'refuse', to: 'refused', by: platform, needs: ['reason'] },
    { from: 'refused', event: 'resubmit', to: 'pending', by: keepers },
    { from: 'approved', event: 'freeze', to: 'frozen', by: keepers, needs: ['reason'] },
    { from: 'frozen', event: 'unfreeze', to: 'approved', by: keepers },
  ],
});

/** A state of {@link accountLifecycle}. */
export type AccountStatus = keyof typeof accountLifecycle.states;

/** An event of {@link accountLifecycle}. */
export type AccountEvent = (typeof accountLifecycle.transitions)[number]['event'];
