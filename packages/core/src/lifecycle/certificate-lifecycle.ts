import { scoreDesk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a certificate of a candidate or a teacher; `acceptsCertificates` and `keepsCertificates`
 * name the states of its class that allow it. One person takes its number, another issues it; one suspends
 * it, another lifts the suspension or revokes it for good. A wrong number becomes void and is never reused:
 * its person is eligible for another. Issuing the successor applies `correct` and `reissue`.
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
    { from: 'eligible', event: 'assign_number', to: 'numbered', by: scoreDesk, needs: ['number'] },
    { from: 'numbered', event: 'issue', to: 'valid', by: scoreDesk, needs: ['another_person'] },
    { from: 'numbered', event: 'data_error', to: 'void', by: scoreDesk, needs: ['reason'] },
    {
      from: 'valid',
      event: 'correct',
      to: 'superseded',
      by: scoreDesk,
      needs: ['another_person', 'successor'],
    },
    {
      from: 'valid',
      event: 'reissue',
      to: 'superseded',
      by: scoreDesk,
      needs: ['another_person', 'successor'],
    },
    { from: 'valid', event: 'suspend', to: 'suspended', by: scoreDesk, needs: ['reason'] },
    { from: 'suspended', event: 'lift', to: 'valid', by: scoreDesk, needs: ['another_person', 'reason'] },
    { from: 'suspended', event: 'revoke', to: 'revoked', by: scoreDesk, needs: ['another_person', 'reason'] },
  ],
});

/** A state of {@link certificateLifecycle}. */
export type CertificateStatus = keyof typeof certificateLifecycle.states;

/** An event of {@link certificateLifecycle}. */
export type CertificateEvent = (typeof certificateLifecycle.transitions)[number]['event'];
