import type { Actor } from './machine/actor.js';
import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const deskOrCandidate: readonly Actor[] = [...classStaff, 'candidate'];

/**
 * The lifecycle of an enrolment: its review, and before it the waiting list of a full class. The caller gives
 * `unpaid` if nothing is paid: an approved enrolment that is paid is refunded, not withdrawn. The clock
 * releases an expired claim when another reviewer claims. A waiting candidate is offered a place when one
 * becomes free, `in_time` until its deadline; the first lapsed offer leads back to the end of the list, the
 * last one off it, and so does the end of the enrolment of the class. A returned enrolment that is not
 * corrected in time expires. A decision is taken back while it is `unused`: nothing depends on it yet; taking
 * back the approval of a doubtful candidate leads back to the doubt. A candidate who is moved begins anew in
 * the other class; the old enrolment becomes `moved`.
 */
export const reviewLifecycle = defineLifecycle({
  name: 'review',
  initial: 'submitted',
  states: {
    waiting: { begins: true },
    offered: {},
    submitted: {},
    in_review: {},
    returned: {},
    doubtful: {},
    approved: { ends: true },
    refused: { ends: true },
    withdrawn: { ends: true },
    moved: { ends: true },
    expired: { ends: true },
  },
  transitions: [
    { from: 'waiting', event: 'offer', to: 'offered', by: ['system'] },
    { from: 'waiting', event: 'prefer', to: 'waiting', by: classStaff, needs: ['reason'] },
    { from: 'offered', event: 'accept', to: 'submitted', by: ['candidate'], needs: ['in_time'] },
    { from: 'offered', event: 'lapse', to: 'waiting', by: ['clock'] },
    { from: ['waiting', 'offered'], event: 'withdraw', to: 'withdrawn', by: deskOrCandidate },
    { from: 'submitted', event: 'claim', to: 'in_review', by: classStaff },
    { from: 'in_review', event: 'release', to: 'submitted', by: [...classStaff, 'clock'] },
    { from: ['in_review', 'doubtful'], event: 'approve', to: 'approved', by: classStaff },
    { from: 'in_review', event: 'return', to: 'returned', by: classStaff, needs: ['reasons'] },
    { from: ['in_review', 'doubtful'], event: 'refuse', to: 'refused', by: classStaff, needs: ['reason'] },
    { from: 'in_review', event: 'doubt', to: 'doubtful', by: classStaff, needs: ['reason'] },
    { from: 'returned', event: 'resubmit', to: 'submitted', by: ['candidate'] },
    { from: ['submitted', 'returned', 'doubtful'], event: 'withdraw', to: 'withdrawn', by: deskOrCandidate },
    { from: 'approved', event: 'withdraw', to: 'withdrawn', by: deskOrCandidate, needs: ['unpaid'] },
    {
      from: ['waiting', 'submitted', 'in_review', 'approved'],
      event: 'move',
      to: 'moved',
      by: classStaff,
      needs: ['unpaid', 'reason'],
    },
    {
      from: ['approved', 'returned', 'doubtful'],
      event: 'take_back',
      to: 'in_review',
      by: classStaff,
      needs: ['unused'],
    },
    { from: 'approved', event: 'doubt_again', to: 'doubtful', by: classStaff, needs: ['unused'] },
    { from: ['waiting', 'offered', 'returned'], event: 'deadline', to: 'expired', by: ['clock'] },
  ],
});

/** A state of {@link reviewLifecycle}. */
export type ReviewStatus = keyof typeof reviewLifecycle.states;

/** An event of {@link reviewLifecycle}. */
export type ReviewEvent = (typeof reviewLifecycle.transitions)[number]['event'];

const seatless: readonly ReviewStatus[] = ['waiting', 'withdrawn', 'moved', 'refused', 'expired'];

/** Whether an enrolment in this state counts among the seats of its class; a place that is offered is held. */
export const holdsSeat = (status: ReviewStatus): boolean => !seatless.includes(status);
