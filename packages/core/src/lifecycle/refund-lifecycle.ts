import type { Actor } from './machine/actor.js';
import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/** The channel that the money goes back through. */
const system: readonly Actor[] = ['system'];

/**
 * The lifecycle of a refund. Its amount is reserved from the request on. The caller gives `not_requester` and
 * `another_person`: nobody approves or settles their own request, nobody approves twice, and three people
 * report a returned transfer, send it again and settle it.
 */
export const refundLifecycle = defineLifecycle({
  name: 'refund',
  initial: 'requested',
  states: {
    requested: {},
    approved: {},
    authorised: {},
    in_transit: {},
    failed: {},
    manual: {},
    returned: {},
    done: { ends: true },
    rejected: { ends: true },
    withdrawn: { ends: true },
  },
  transitions: [
    { from: 'requested', event: 'first_approve', to: 'approved', by: classStaff, needs: ['not_requester'] },
    {
      from: 'approved',
      event: 'second_approve',
      to: 'authorised',
      by: classStaff,
      needs: ['not_requester', 'another_person'],
    },
    { from: 'authorised', event: 'send', to: 'in_transit', by: system },
    { from: 'in_transit', event: 'done', to: 'done', by: system },
    { from: 'in_transit', event: 'fail', to: 'failed', by: system },
    { from: 'failed', event: 'retry', to: 'in_transit', by: system },
    { from: 'failed', event: 'manual', to: 'manual', by: system },
    {
      from: 'manual',
      event: 'proof',
      to: 'done',
      by: classStaff,
      needs: ['not_requester', 'another_person', 'proof'],
    },
    // The bank could not pay it out. Only a transfer of ours can come back like this, not the money of a
    // provider.
    { from: 'done', event: 'come_back', to: 'returned', by: classStaff, needs: ['by_hand', 'reason'] },
    {
      from: 'returned',
      event: 'send_again',
      to: 'manual',
      by: classStaff,
      needs: ['not_requester', 'another_person'],
    },
    { from: ['requested', 'approved'], event: 'reject', to: 'rejected', by: classStaff, needs: ['reason'] },
    { from: 'requested', event: 'withdraw', to: 'withdrawn', by: [...classStaff, 'candidate'] },
  ],
});

/** A state of {@link refundLifecycle}. */
export type RefundStatus = keyof typeof refundLifecycle.states;

/** An event of {@link refundLifecycle}. */
export type RefundEvent = (typeof refundLifecycle.transitions)[number]['event'];
