import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a candidate's ticket. It is issued with a seat, and superseded while it has none. Its
 * number stays the same, and is never given again once the ticket is void.
 */
export const ticketLifecycle = defineLifecycle({
  name: 'ticket',
  initial: 'none',
  states: {
    none: {},
    issued: {},
    superseded: {},
    void: { ends: true },
    used: { ends: true },
  },
  transitions: [
    { from: 'none', event: 'issue', to: 'issued', by: classStaff, needs: ['number', 'seat'] },
    { from: 'issued', event: 'rearrange', to: 'superseded', by: classStaff },
    { from: 'superseded', event: 'reissue', to: 'issued', by: classStaff, needs: ['seat'] },
    { from: ['issued', 'superseded'], event: 'cancel', to: 'void', by: classStaff, needs: ['reason'] },
    { from: 'issued', event: 'exam_ended', to: 'used', by: classStaff },
    { from: 'used', event: 'exam_goes_on', to: 'issued', by: classStaff },
  ],
});

/** A state of {@link ticketLifecycle}. */
export type TicketStatus = keyof typeof ticketLifecycle.states;

/** An event of {@link ticketLifecycle}. */
export type TicketEvent = (typeof ticketLifecycle.transitions)[number]['event'];
