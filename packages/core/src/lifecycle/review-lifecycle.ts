import type { Actor } from './lifecycle.js';
import { defineLifecycle } from './lifecycle.js';

const reviewers: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'];

/** The qualification review of an enrolment. Payment and results are machines of their own on the same record. */
export const reviewLifecycle = defineLifecycle({
  name: 'review',
  initial: 'submitted',
  states: {
    submitted: {},
    in_review: {},
    returned: {},
    doubtful: {},
    approved: {},
    refused: { ends: true },
    withdrawn: { ends: true },
    expired: { ends: true },
  },
  transitions: [
    { from: ['submitted'], event: 'claim', to: 'in_review', by: reviewers },
    { from: ['in_review', 'doubtful'], event: 'approve', to: 'approved', by: reviewers },
    { from: ['in_review'], event: 'return', to: 'returned', by: reviewers, needs: ['reasons'] },
    { from: ['in_review'], event: 'doubt', to: 'doubtful', by: reviewers, needs: ['reason'] },
    { from: ['in_review', 'doubtful'], event: 'refuse', to: 'refused', by: reviewers, needs: ['reason'] },
    { from: ['in_review'], event: 'release', to: 'submitted', by: reviewers },
    { from: ['returned'], event: 'resubmit', to: 'submitted', by: ['candidate'] },
    {
      from: ['submitted', 'returned', 'doubtful', 'approved'],
      event: 'withdraw',
      to: 'withdrawn',
      by: ['candidate', ...reviewers],
    },
    { from: ['returned'], event: 'deadline', to: 'expired', by: ['clock'] },
  ],
});

/** A state of {@link reviewLifecycle}. */
export type ReviewStatus = keyof typeof reviewLifecycle.states;

/** An event of {@link reviewLifecycle}. */
export type ReviewEvent = (typeof reviewLifecycle.transitions)[number]['event'];
