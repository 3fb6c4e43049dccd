import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const desk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'];

/**
 * The lifecycle of a mailing: one message to many, at once or at a moment that was named. `few` is given by the caller where one person may send to so
 * many; `another_person` where whoever decides did not ask for it. When the moment of a scheduled one comes, the clock begins it, or refuses it where
 * quota or balance do not do, or whoever answers for it may send none any more.
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
    { from: 'held', event: 'start', to: 'sending', by: desk, needs: ['few'] },
    { from: 'held', event: 'schedule', to: 'scheduled', by: desk, needs: ['few'] },
    { from: 'held', event: 'release', to: 'sending', by: desk, needs: ['another_person'] },
    { from: 'held', event: 'release_later', to: 'scheduled', by: desk, needs: ['another_person'] },
    {
      from: ['held', 'scheduled'],
      event: 'refuse',
      to: 'refused',
      by: desk,
      needs: ['another_person', 'reason'],
    },
    { from: ['held', 'scheduled'], event: 'withdraw', to: 'withdrawn', by: desk, needs: ['asker'] },
    { from: 'scheduled', event: 'begin', to: 'sending', by: ['clock'] },
    { from: 'scheduled', event: 'fall_through', to: 'refused', by: ['clock'] },
    { from: 'sending', event: 'finish', to: 'done', by: ['system'] },
    { from: 'done', event: 'resend', to: 'sending', by: desk },
  ],
});

/** A state of {@link mailingLifecycle}. */
export type MailingStatus = keyof typeof mailingLifecycle.states;

/** An event of {@link mailingLifecycle}. */
export type MailingEvent = (typeof mailingLifecycle.transitions)[number]['event'];
