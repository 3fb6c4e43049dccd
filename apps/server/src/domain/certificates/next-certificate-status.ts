import {
  type Actor,
  type CertificateEvent,
  type CertificateStatus,
  certificateLifecycle,
  transition,
} from '@skillcert/core';
import { refuseTransition } from '../../platform/http/errors/refuse.js';
import type { Hand } from '../foundation/access/one-hand/read-hand.js';

interface CertificateStep {
  readonly state: CertificateStatus;
  readonly event: CertificateEvent;
  readonly actors: readonly Actor[];
  readonly given: readonly string[];
}

/** The person who took the previous step, for a step that needs another person. */
interface Before {
  readonly hand: Hand;
  readonly by: number | null;
}

/**
 * The state that an event of a certificate leads to.
 * @throws a Refusal: another_person if it needs another person, transition_refused for an event that the table does
 * not list
 */
export const nextCertificateStatus = (
  step: CertificateStep,
  before?: Before,
): Exclude<CertificateStatus, 'eligible'> => {
  const outcome = transition(certificateLifecycle, step);
  if (outcome.ok && outcome.to !== 'eligible') return outcome.to;
  const others = !outcome.ok && outcome.missing.some((need) => need === 'another_person');
  throw others && before
    ? before.hand.refusal(before.by)
    : refuseTransition({ thing: 'certificate', state: step.state }, outcome);
};
