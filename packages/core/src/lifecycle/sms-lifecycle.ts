import type { Actor } from './actor.js';
import { defineLifecycle } from './define-lifecycle.js';

const desk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'];
/** The gateway that messages leave through. */
const system: readonly Actor[] = ['system'];

/** The lifecycle of one message to one phone. A gateway without receipts leaves it at `sent`. */
export const smsLifecycle = defineLifecycle({
  name: 'sms',
  initial: 'queued',
  states: {
    queued: {},
    sent: { ends: true },
    delivered: { ends: true },
    undelivered: { ends: true },
    failed: { ends: true },
  },
  transitions: [
    { from: 'queued', event: 'send', to: 'sent', by: system },
    { from: 'sent', event: 'deliver', to: 'delivered', by: system },
    { from: 'sent', event: 'bounce', to: 'undelivered', by: system },
    { from: 'sent', event: 'reject', to: 'failed', by: system },
    { from: 'failed', event: 'retry', to: 'queued', by: desk },
  ],
});

/** A state of {@link smsLifecycle}. */
export type SmsStatus = keyof typeof smsLifecycle.states;

/** An event of {@link smsLifecycle}. */
export type SmsEvent = (typeof smsLifecycle.transitions)[number]['event'];
