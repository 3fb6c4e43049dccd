import type { Actor } from './machine/actor.js';
import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/** The gateway that messages leave through, and the job that passes them to it. */
const system: readonly Actor[] = ['system'];

/**
 * The lifecycle of one message to one phone. It is `sending` from before the gateway is asked until its
 * answer is stored; without an answer it is `unknown`, and only a person who chose it (`chosen`) sends it
 * again, because it may have arrived. A gateway without receipts leaves it at `sent`. A message that the
 * gateway refused has failed; one that it took and could not deliver is undelivered; one that must not leave
 * any more was dropped.
 */
export const smsLifecycle = defineLifecycle({
  name: 'sms',
  initial: 'queued',
  states: {
    queued: {},
    deferred: {},
    sending: {},
    unknown: { ends: true },
    sent: { ends: true },
    delivered: { ends: true },
    undelivered: { ends: true },
    failed: { ends: true },
    dropped: { ends: true },
  },
  transitions: [
    { from: 'queued', event: 'claim', to: 'sending', by: system },
    { from: 'queued', event: 'defer', to: 'deferred', by: system },
    { from: 'deferred', event: 'resume', to: 'queued', by: system },
    { from: ['queued', 'deferred'], event: 'drop', to: 'dropped', by: system },
    { from: 'sending', event: 'put_back', to: 'queued', by: system },
    { from: 'sending', event: 'lose', to: 'unknown', by: system },
    { from: ['sending', 'unknown'], event: 'accept', to: 'sent', by: system },
    { from: ['sending', 'unknown'], event: 'reject', to: 'failed', by: system },
    { from: ['sending', 'unknown', 'sent'], event: 'deliver', to: 'delivered', by: system },
    { from: ['sending', 'unknown', 'sent'], event: 'bounce', to: 'undelivered', by: system },
    { from: 'failed', event: 'retry', to: 'queued', by: classStaff },
    { from: 'unknown', event: 'retry', to: 'queued', by: classStaff, needs: ['chosen'] },
  ],
});

/** A state of {@link smsLifecycle}. */
export type SmsStatus = keyof typeof smsLifecycle.states;

/** An event of {@link smsLifecycle}. */
export type SmsEvent = (typeof smsLifecycle.transitions)[number]['event'];
