import { scoreDesk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a candidate's request to have a published score checked again. If it is upheld, it leads
 * to an amendment that another person confirms. If the amendment is refused or withdrawn, the request waits
 * again.
 */
export const recheckLifecycle = defineLifecycle({
  name: 'recheck',
  initial: 'requested',
  states: {
    requested: {},
    unchanged: { ends: true },
    upheld: {},
    changed: { ends: true },
  },
  transitions: [
    { from: 'requested', event: 'unchanged', to: 'unchanged', by: scoreDesk, needs: ['reason'] },
    { from: 'requested', event: 'uphold', to: 'upheld', by: scoreDesk, needs: ['reason'] },
    { from: 'upheld', event: 'change', to: 'changed', by: scoreDesk },
    { from: 'upheld', event: 'reopen', to: 'requested', by: scoreDesk },
  ],
});

/** A state of {@link recheckLifecycle}. */
export type RecheckStatus = keyof typeof recheckLifecycle.states;
