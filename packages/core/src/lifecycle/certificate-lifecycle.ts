import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const desk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master'];

/**
 * The lifecycle of a certificate, a candidate's or a teacher's; `takesCertificates` and `keepsCertificates` say in which states of its class. One
 * person takes its number, another issues it; one suspends it, another lifts that or revokes it for good. A number that turns out wrong is void and
 * never given again: whoever it was for is eligible for another. `correct` and `reissue` are fired by the issue of its successor.
 */
export const certificateLifecycle = defineLifecycle({
  name: 'certificate',
  initial: 'eligible',
  states: {
    eligible: {},
    numbered: {},
    valid: {},
    suspended: {},
    superseded: { ends: true },
    revoked: { ends: true },
    void: { ends: true },
  },
  transitions: [
    { from: 'eligible', event: 'assign_number', to: 'numbered', by: desk, needs: ['number'] },
    { from: 'numbered', event: 'issue', to: 'valid', by: desk, needs: ['another_person'] },
    { from: 'numbered', event: 'data_error', to: 'void', by: desk, needs: ['reason'] },
    { from: 'valid', event: 'correct', to: 'superseded', by: desk, needs: ['another_person', 'successor'] },
    { from: 'valid', event: 'reissue', to: 'superseded', by: desk, needs: ['another_person', 'successor'] },
    { from: 'valid', event: 'suspend', to: 'suspended', by: desk, needs: ['reason'] },
    { from: 'suspended', event: 'lift', to: 'valid', by: desk, needs: ['another_person', 'reason'] },
    { from: 'suspended', event: 'revoke', to: 'revoked', by: desk, needs: ['another_person', 'reason'] },
  ],
});

/** A state of {@link certificateLifecycle}. */
export type CertificateStatus = keyof typeof certificateLifecycle.states;

/** An event of {@link certificateLifecycle}. */
export type CertificateEvent = (typeof certificateLifecycle.transitions)[number]['event'];
