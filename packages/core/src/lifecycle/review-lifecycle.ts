import type { Actor } from './actor.js';
import { defineLifecycle } from './define-lifecycle.js';

const desk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'];
const deskOrCandidate: readonly Actor[] = [...desk, 'candidate'];

/**
 * The lifecycle of an enrolment's review. `unpaid` is given by the caller when nothing is paid: an approved enrolment that is paid is
 * refunded, not withdrawn.
 */
export const reviewLifecycle = defineLifecycle({
  name: 'review',
  initial: 'submitted',
  states: {
    submitted: {},
    in_review: {},
    returned: {},
    doubtful: {},
    approved: { ends: true },
    refused: { ends: true },
    withdrawn: { ends: true },
    expired: { ends: true },
  },
  transitions: [
    { from: 'submitted', event: 'claim', to: 'in_review', by: desk },
    { from: 'in_review', event: 'release', to: 'submitted', by: desk },
    { from: ['in_review', 'doubtful'], event: 'approve', to: 'approved', by: desk },
    { from: 'in_review', event: 'return', to: 'returned', by: desk, needs: ['reasons'] },
    { from: ['in_review', 'doubtful'], event: 'refuse', to: 'refused', by: desk, needs: ['reason'] },
    { from: 'in_review', event: 'doubt', to: 'doubtful', by: desk, needs: ['reason'] },
    { from: 'returned', event: 'resubmit', to: 'submitted', by: ['candidate'] },
    { from: ['submitted', 'returned', 'doubtful'], event: 'withdraw', to: 'withdrawn', by: deskOrCandidate },
    { from: 'approved', event: 'withdraw', to: 'withdrawn', by: deskOrCandidate, needs: ['unpaid'] },
    { from: 'returned', event: 'deadline', to: 'expired', by: ['clock'] },
  ],
});

/** A state of {@link reviewLifecycle}. */
export type ReviewStatus = keyof typeof reviewLifecycle.states;

/** An event of {@link reviewLifecycle}. */
export type ReviewEvent = (typeof reviewLifecycle.transitions)[number]['event'];
