import type { Actor } from './machine/actor.js';
import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/** The roles that match payments with the lines of the bank. */
const platform: readonly Actor[] = ['admin', 'zky-admin'];
/** The system alone applies reports of a provider and consequences of a refund. */
const system: readonly Actor[] = ['system'];

/**
 * The lifecycle of a payment. A candidate pays through a provider (`send`) or declares a transfer with its
 * proof, which the desk confirms; the desk of a unit does either for many candidates at once. Money that
 * arrives without a declaration is booked by its line (`book`). A payment that was confirmed by the wrong
 * line of the bank ends (`undo_match`) and is declared anew. The money of a
 * fee that is paid twice is given back. The ledger holds the amounts that were paid and
 * refunded, not the state.
 */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  initial: 'created',
  states: {
    created: {},
    pending: {},
    declared: {},
    confirmed: { ends: true },
    failed: { ends: true },
    closed: { ends: true },
    confirmed_late: {},
    partly_refunded: { ends: true },
    refunding: {},
    refunded: { ends: true },
  },
  transitions: [
    { from: 'created', event: 'send', to: 'pending', by: ['candidate', ...classStaff] },
    { from: 'pending', event: 'notify_success', to: 'confirmed', by: system },
    { from: 'pending', event: 'query_success', to: 'confirmed', by: system },
    { from: 'pending', event: 'notify_fail', to: 'failed', by: system },
    { from: 'pending', event: 'timeout_close', to: 'closed', by: ['clock'] },
    { from: 'closed', event: 'late_success', to: 'confirmed_late', by: system },
    { from: 'confirmed_late', event: 'allocate', to: 'confirmed', by: classStaff },
    { from: 'confirmed_late', event: 'auto_refund', to: 'refunding', by: system },
    { from: 'created', event: 'declare', to: 'declared', by: ['candidate', ...classStaff], needs: ['proof'] },
    { from: 'declared', event: 'confirm', to: 'confirmed', by: classStaff },
    { from: 'declared', event: 'reject', to: 'failed', by: classStaff, needs: ['reason'] },
    // The line of the bank is less than the amount due, and is held until others complete the fee.
    { from: 'declared', event: 'hold', to: 'closed', by: platform, needs: ['reason'] },
    { from: 'created', event: 'book', to: 'confirmed', by: platform },
    // The fee was paid before by other money: what the line brought goes back as a whole.
    { from: 'created', event: 'give_back', to: 'refunding', by: platform, needs: ['reason'] },
    {
      from: ['confirmed', 'refunding'],
      event: 'undo_match',
      to: 'failed',
      by: platform,
      needs: ['reason'],
    },
    { from: 'confirmed', event: 'refund_part', to: 'partly_refunded', by: system },
    { from: ['confirmed', 'partly_refunded'], event: 'refund_rest', to: 'refunding', by: system },
    { from: 'refunding', event: 'done', to: 'refunded', by: system },
    // The last refund came back from the bank.
    { from: 'refunded', event: 'come_back', to: 'refunding', by: system },
    { from: 'refunding', event: 'failed', to: 'confirmed', by: system },
  ],
});

/** A state of {@link paymentLifecycle}. */
export type PaymentStatus = keyof typeof paymentLifecycle.states;

/** An event of {@link paymentLifecycle}. */
export type PaymentEvent = (typeof paymentLifecycle.transitions)[number]['event'];
