import { scoreDesk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a change of a frozen score: one person proposes it, another confirms or refuses it. The
 * caller gives the needs: `another_person` if the actor did not propose it, `own_proposal` if they did.
 */
export const amendmentLifecycle = defineLifecycle({
  name: 'amendment',
  initial: 'proposed',
  states: {
    proposed: {},
    confirmed: { ends: true },
    refused: { ends: true },
    withdrawn: { ends: true },
  },
  transitions: [
    { from: 'proposed', event: 'confirm', to: 'confirmed', by: scoreDesk, needs: ['another_person'] },
    { from: 'proposed', event: 'refuse', to: 'refused', by: scoreDesk, needs: ['another_person', 'reason'] },
    { from: 'proposed', event: 'withdraw', to: 'withdrawn', by: scoreDesk, needs: ['own_proposal'] },
  ],
});

/** A state of {@link amendmentLifecycle}. */
export type AmendmentStatus = keyof typeof amendmentLifecycle.states;
