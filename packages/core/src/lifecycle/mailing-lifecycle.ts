import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a mailing: one message to many, now or at a given moment. The caller gives `few` if one
 * person may send to this many, and `another_person` if the decider did not request it. At the moment of a
 * scheduled mailing the clock starts it, or refuses it if quota or balance is too low, or if the person
 * responsible has lost the right to send.
 */
export const mailingLifecycle = defineLifecycle({
  name: 'mailing',
  initial: 'held',
  states: {
    held: {},
    scheduled: {},
    sending: {},
    done: { ends: true },
    refused: { ends: true },
    withdrawn: { ends: true },
  },
  transitions: [
    { from: 'held', event: 'start', to: 'sending', by: classStaff, needs: ['few'] },
    { from: 'held', event: 'schedule', to: 'scheduled', by: classStaff, needs: ['few'] },
    { from: 'held', event: 'release', to: 'sending', by: classStaff, needs: ['another_person'] },
    { from: 'held', event: 'release_later', to: 'scheduled', by: classStaff, needs: ['another_person'] },
    {
      from: ['held', 'scheduled'],
      event: 'refuse',
      to: 'refused',
      by: classStaff,
      needs: ['another_person', 'reason'],
    },
    { from: ['held', 'scheduled'], event: 'withdraw', to: 'withdrawn', by: classStaff, needs: ['asker'] },
    { from: 'scheduled', event: 'begin', to: 'sending', by: ['clock'] },
    { from: 'scheduled', event: 'fall_through', to: 'refused', by: ['clock'] },
    { from: 'sending', event: 'finish', to: 'done', by: ['system'] },
    { from: 'done', event: 'resend', to: 'sending', by: classStaff },
  ],
});

/** A state of {@link mailingLifecycle}. */
export type MailingStatus = keyof typeof mailingLifecycle.states;

/** An event of {@link mailingLifecycle}. */
export type MailingEvent = (typeof mailingLifecycle.transitions)[number]['event'];
