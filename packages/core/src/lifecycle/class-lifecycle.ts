import type { Actor } from './lifecycle.js';
import { defineLifecycle } from './lifecycle.js';

const organisers: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master'];
const organisersAndClock: readonly Actor[] = [...organisers, 'clock'];
const checkers: readonly Actor[] = ['admin', 'zky-admin'];

/** The life of a class, from its draft to the sealed dossier. */
export const classLifecycle = defineLifecycle({
  name: 'class',
  initial: 'draft',
  states: {
    draft: {},
    submitted: {},
    refused: {},
    approved: {},
    enrolling: {},
    paused: {},
    closed: {},
    arranged: {},
    examining: {},
    scoring: {},
    publicity: {},
    certifying: {},
    finished: {},
    archived: { ends: true },
    cancelled: { ends: true },
  },
  transitions: [
    { from: ['draft', 'refused'], event: 'submit', to: 'submitted', by: organisers },
    { from: ['submitted'], event: 'approve', to: 'approved', by: checkers },
    { from: ['submitted'], event: 'refuse', to: 'refused', by: checkers, needs: ['reason'] },
    { from: ['approved'], event: 'open', to: 'enrolling', by: organisersAndClock },
    { from: ['enrolling'], event: 'pause', to: 'paused', by: organisers },
    { from: ['paused'], event: 'resume', to: 'enrolling', by: organisers },
    { from: ['enrolling', 'paused'], event: 'close', to: 'closed', by: organisersAndClock },
    { from: ['closed'], event: 'reopen', to: 'enrolling', by: organisers },
    { from: ['closed'], event: 'publish_arrangement', to: 'arranged', by: organisers },
    { from: ['arranged'], event: 'withdraw_arrangement', to: 'closed', by: organisers },
    { from: ['arranged'], event: 'start_exam', to: 'examining', by: organisers },
    { from: ['examining'], event: 'end_exam', to: 'scoring', by: organisers },
    { from: ['scoring'], event: 'freeze_scores', to: 'publicity', by: organisers },
    { from: ['publicity'], event: 'objection_upheld', to: 'scoring', by: organisers },
    { from: ['publicity'], event: 'publicity_end', to: 'certifying', by: organisersAndClock },
    { from: ['certifying'], event: 'all_certified', to: 'finished', by: organisers },
    { from: ['finished'], event: 'seal_dossier', to: 'archived', by: organisers },
    {
      from: ['draft', 'submitted', 'refused', 'approved', 'enrolling', 'paused', 'closed', 'arranged'],
      event: 'cancel',
      to: 'cancelled',
      by: organisers,
      needs: ['reason'],
    },
  ],
});

/** A state of {@link classLifecycle}. */
export type ClassStatus = keyof typeof classLifecycle.states;

/** An event of {@link classLifecycle}. */
export type ClassEvent = (typeof classLifecycle.transitions)[number]['event'];
